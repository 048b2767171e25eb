/** A topic of a course as its authors wrote it down: two lessons are made of each. */
interface Topic {
  title: string;
  words: readonly string[];
  patterns: readonly string[];
  /** Sound or grammar that it brings. */
  point: string;
}

/** A course of the catalogue. Topics stand in their order; a test follows every fourth. */
export interface CatalogueCourse {
  sid: number;
  catId: number;
  name: string;
  /** What an ordinary lesson earns, in whole centavos. */
  feeCentavos: number;
  /** What a topic is called: 'Unit', 'Module', … */
  part: string;
  /** Whether remarks judge the knowledge points of each lesson. */
  hasKnowledgePoints: boolean;
  topics: readonly Topic[];
  training: { title: string; content: string };
}

const topic = (title: string, words: string, patterns: string, point: string): Topic => ({
  title,
  words: words.split(', '),
  patterns: patterns.split(' | '),
  point,
});

/** The courses that are taught (reference content; the company's own comes from its course service). */
export const catalogue: readonly CatalogueCourse[] = [
  {
    sid: 201,
    catId: 2,
    name: 'Kids English Level 2',
    feeCentavos: 9_000,
    part: 'Unit',
    hasKnowledgePoints: true,
    topics: [
      topic(
        'Hello again!',
        'name, friend, class, morning, seven, happy',
        'What is your name? | I am seven.',
        'I am, you are',
      ),
      topic(
        'My toys',
        'robot, kite, puzzle, doll, drum, balloon',
        'This is my robot. | Is it a kite?',
        'This is, that is',
      ),
      topic(
        'In the kitchen',
        'plate, spoon, fridge, soup, bread, juice',
        'I would like some soup. | Can I have juice?',
        'some and any',
      ),
      topic(
        'At the zoo',
        'lion, monkey, giraffe, zebra, elephant, cage',
        'What can you see? | I can see a tall giraffe.',
        'can and cannot',
      ),
      topic(
        'My family tree',
        'grandma, uncle, aunt, cousin, twins, baby',
        'Who is she? | She is my aunt.',
        'he, she, his, her',
      ),
      topic(
        'What is the weather like?',
        'sunny, windy, cloudy, storm, umbrella, warm',
        'What is the weather like? | It is windy today.',
        'It is for the weather',
      ),
      topic(
        'Let us cook!',
        'flour, egg, mix, oven, slice, recipe',
        'First mix the flour. | Then put it in the oven.',
        'first, then, at last',
      ),
      topic(
        'My week',
        'Monday, weekend, swim, piano, early, late',
        'What do you do on Monday? | I swim on Monday.',
        'present simple with on',
      ),
    ],
    training: {
      title: 'Teaching Kids English Level 2',
      content:
        '<h3>What works at this level</h3><p>Children of six to eight follow <strong>gestures and pictures</strong> before words. Show, do, then say.</p><ul><li>Use full sentences and wait three seconds for an answer.</li><li>Repeat a mistake correctly instead of pointing it out.</li><li>Change the activity every four minutes.</li></ul><h3>Remarks</h3><p>Judge every knowledge point of the lesson: parents read it the same evening.</p>',
    },
  },
  {
    sid: 202,
    catId: 2,
    name: 'Phonics Fun',
    feeCentavos: 9_000,
    part: 'Lesson',
    hasKnowledgePoints: true,
    topics: [
      topic(
        'Short a and short e',
        'cat, map, bag, pen, leg, ten',
        'A cat on a map. | Ten red pens.',
        'short a, short e',
      ),
      topic(
        'Short i and short o',
        'pig, lid, six, dog, box, top',
        'Six big pigs. | A fox on a box.',
        'short i, short o',
      ),
      topic('Short u', 'sun, bus, cup, duck, mud, run', 'A duck in the mud. | Run to the bus.', 'short u'),
      topic(
        'sh, ch and th',
        'ship, fish, chip, lunch, thin, bath',
        'Fish and chips for lunch. | A thin ship.',
        'sh, ch, th',
      ),
      topic('Magic e', 'cake, bike, rope, cube, made, time', 'I made a cake. | A nice white bike.', 'magic e'),
      topic(
        'ee and ea',
        'tree, green, sleep, leaf, read, dream',
        'A green leaf on a tree. | I read and sleep.',
        'long e',
      ),
      topic(
        'ai and ay',
        'rain, train, snail, day, play, tray',
        'Play on a rainy day. | A snail on the train.',
        'long a',
      ),
      topic(
        'Blends with l and r',
        'black, flag, plum, frog, green, crab',
        'A frog on a flag. | A green crab.',
        'bl, fl, pl, fr, gr, cr',
      ),
    ],
    training: {
      title: 'Teaching Phonics Fun',
      content:
        '<h3>Sounds, not letter names</h3><p>Say <em>/b/</em>, not <em>bee</em>. Keep the sound short and without a vowel after it.</p><ul><li>Let the student see your mouth: sit close to the camera and use light from the front.</li><li>Blend slowly, then fast: <em>c – a – t, cat</em>.</li></ul>',
    },
  },
  {
    sid: 203,
    catId: 3,
    name: 'Oxford Discover 3',
    feeCentavos: 9_500,
    part: 'Unit',
    hasKnowledgePoints: false,
    topics: [
      topic(
        'How are seasons different?',
        'season, temperature, hibernate, migrate, climate, harvest',
        'Bears hibernate in winter. | Which season do you like best?',
        'present simple and adverbs',
      ),
      topic(
        'Where do colors come from?',
        'pigment, mineral, dye, shade, mixture, natural',
        'The color comes from a plant. | What is it made of?',
        'made of and made from',
      ),
      topic(
        'How do things change?',
        'melt, freeze, liquid, solid, steam, recycle',
        'Ice melts when it is warm. | What happens if it freezes?',
        'zero conditional',
      ),
      topic(
        'Why do we need farms?',
        'crop, soil, seed, dairy, market, grow',
        'Farmers grow crops. | Where does milk come from?',
        'wh-questions',
      ),
      topic(
        'What makes a good friend?',
        'honest, share, trust, argue, forgive, support',
        'A friend should be honest. | You should forgive.',
        'should and should not',
      ),
      topic(
        'How do we use numbers?',
        'measure, amount, half, double, count, compare',
        'This is twice as long. | How much does it weigh?',
        'comparatives with as',
      ),
      topic(
        'Where do stories come from?',
        'legend, character, plot, ending, hero, moral',
        'Long ago there was a hero. | What did he learn?',
        'past simple',
      ),
      topic(
        'Why do people move?',
        'village, city, journey, border, neighbor, settle',
        'They moved because of work. | Have you ever moved?',
        'present perfect with ever',
      ),
    ],
    training: {
      title: 'Teaching Oxford Discover 3',
      content:
        '<h3>One big question</h3><p>Each unit asks one <strong>big question</strong>. Come back to it at the end of every lesson: what do we know now that we did not know before?</p><ul><li>Ask for reasons: <em>Why do you think so?</em></li><li>Let the student ask you a question, too.</li></ul>',
    },
  },
  {
    sid: 204,
    catId: 5,
    name: 'Business English B1',
    feeCentavos: 12_000,
    part: 'Module',
    hasKnowledgePoints: false,
    topics: [
      topic(
        'Introducing your company',
        'headquarters, founded, employ, branch, product, client',
        'We were founded in 1998. | Our main clients are schools.',
        'past passive',
      ),
      topic(
        'Making appointments',
        'available, postpone, confirm, schedule, convenient, deadline',
        'Would Tuesday suit you? | Could we postpone it?',
        'polite requests',
      ),
      topic(
        'Small talk before a meeting',
        'journey, weather, weekend, colleague, arrive, recommend',
        'How was your journey? | Have you been here before?',
        'present perfect and past simple',
      ),
      topic(
        'Writing short e-mails',
        'attach, regarding, forward, reply, sincerely, brief',
        'I am writing about … | Please find attached …',
        'openings and endings',
      ),
      topic(
        'Presenting figures',
        'increase, decline, steady, peak, percentage, quarter',
        'Sales rose by ten per cent. | Costs fell slightly.',
        'verbs and adverbs of change',
      ),
      topic(
        'Giving an opinion in meetings',
        'agree, suggest, concern, proposal, vote, compromise',
        'I see your point, but … | How about waiting?',
        'softening a disagreement',
      ),
      topic(
        'Negotiating a price',
        'discount, bulk, offer, delivery, terms, deposit',
        'If you order 500, we can … | That is above our budget.',
        'first conditional',
      ),
      topic(
        'Handling complaints',
        'apologise, refund, replace, delay, inconvenience, resolve',
        'I am sorry to hear that. | We will replace it today.',
        'will for promises',
      ),
    ],
    training: {
      title: 'Teaching Business English B1',
      content:
        '<h3>Adults with little time</h3><p>Ask at the start what they need <strong>this week</strong>: a call, a slide, an e-mail. Use it as the example of the lesson.</p><ul><li>Collect mistakes and correct them at the end, not in the middle of a thought.</li><li>Give three phrases to take away.</li></ul>',
    },
  },
  {
    sid: 205,
    catId: 6,
    name: 'IELTS Speaking',
    feeCentavos: 13_550,
    part: 'Part',
    hasKnowledgePoints: false,
    topics: [
      topic(
        'Work and studies',
        'degree, career, ambition, deadline, skill, supervisor',
        'I am currently studying … | What I enjoy most is …',
        'extending an answer',
      ),
      topic(
        'Describe a journey',
        'memorable, destination, delay, scenery, companion, exhausting',
        'What struck me most was … | Looking back, …',
        'narrative tenses',
      ),
      topic(
        'Home and neighbourhood',
        'spacious, suburb, commute, facility, lively, rent',
        'The best thing about it is … | It used to be …',
        'used to and would',
      ),
      topic(
        'Describe a person you admire',
        'generous, determined, role model, achieve, influence, humble',
        'I have always looked up to … | What makes her special is …',
        'cleft sentences',
      ),
      topic(
        'Cities and change',
        'congestion, skyline, affordable, migration, heritage, infrastructure',
        'In the long run, … | It depends on whether …',
        'speculating',
      ),
      topic(
        'Food and health',
        'balanced, processed, allergy, appetite, nutrition, crave',
        'I tend to eat … | As far as I know, …',
        'hedging',
      ),
      topic(
        'Describe a skill you learnt',
        'practise, patience, tutorial, progress, give up, confident',
        'It took me a while to … | By the end I could …',
        'ability in the past',
      ),
      topic(
        'Technology at work',
        'device, automate, remote, privacy, efficient, obsolete',
        'On balance I would say … | There is a risk that …',
        'weighing up',
      ),
    ],
    training: {
      title: 'Teaching IELTS Speaking',
      content:
        '<h3>Score what is scored</h3><p>Fluency, vocabulary, grammar, pronunciation: one quarter each. Time every part two answer and stop it at <strong>two minutes</strong>.</p>',
    },
  },
  {
    sid: 206,
    catId: 7,
    name: 'Free Talk',
    feeCentavos: 9_000,
    part: 'Talk',
    hasKnowledgePoints: false,
    topics: [
      topic(
        'Travel stories',
        'luggage, passport, guide, missed, local, souvenir',
        'You will not believe it … | Have you ever missed a flight?',
        'telling a story',
      ),
      topic(
        'Food and festivals',
        'lantern, feast, tradition, sweet, gather, celebrate',
        'At this festival we … | What does it taste like?',
        'describing customs',
      ),
      topic(
        'My favourite teacher',
        'strict, patient, funny, explain, encourage, remember',
        'She always made us … | I will never forget …',
        'make and let',
      ),
      topic(
        'Films and series',
        'plot, actor, scene, spoiler, ending, recommend',
        'It is about … | I would not miss it.',
        'talking about a plot',
      ),
      topic(
        'Sports day',
        'team, race, score, cheer, referee, medal',
        'We beat them by … | Who won?',
        'results and scores',
      ),
      topic(
        'Pets and animals',
        'pet, feed, walk, shelter, vet, adopt',
        'If I had a dog, … | She needs to be fed.',
        'second conditional',
      ),
      topic(
        'My dream house',
        'balcony, garden, ceiling, cosy, view, garage',
        'It would have … | I can see it from …',
        'would for dreams',
      ),
      topic(
        'Weekend plans',
        'plan, invite, rest, hike, maybe, busy',
        'I am going to … | Shall we meet at ten?',
        'going to',
      ),
    ],
    training: {
      title: 'Leading a Free Talk',
      content:
        '<h3>The student speaks</h3><p>Your share of the talking should stay <strong>under 40 %</strong>. Ask open questions and stay silent for a moment after the answer: the best sentence often comes second.</p>',
    },
  },
  {
    sid: 207,
    catId: 1,
    name: 'Trial Lesson',
    feeCentavos: 7_500,
    part: 'Trial',
    hasKnowledgePoints: false,
    topics: [
      topic(
        'Placement and first steps',
        'hello, name, like, colour, animal, number',
        'What is your name? | I like …',
        'first impressions',
      ),
      topic(
        'A second look',
        'school, friend, play, food, today, please',
        'Can you tell me about … ? | I think that …',
        'questions',
      ),
    ],
    training: {
      title: 'Giving a trial lesson',
      content:
        '<h3>Twenty-five minutes decide</h3><p>Smile first, test second. Begin two levels below what the parents say and climb until the student hesitates: that is the level to recommend.</p><ul><li>Praise one concrete thing.</li><li>Name one thing that lessons will change.</li><li>Write the trial remark within the hour: the adviser calls the parents with it.</li></ul>',
    },
  },
];

/** A lesson of the catalogue, ready for the table of units. */
export interface CatalogueUnit {
  unitId: number;
  sid: number;
  sort: number;
  title: string;
  isRemark: boolean;
  classType: number;
  objectives: string[];
  words: string[];
  patterns: string[];
  knowledgePoints: string[];
}

const testEvery = 4;

/** The lessons of a course in their order: its teaching plan, two lessons for each topic, a test after every fourth. */
export function catalogueUnits(course: CatalogueCourse): CatalogueUnit[] {
  const units: Omit<CatalogueUnit, 'unitId' | 'sid' | 'sort'>[] = [
    {
      title: `Teaching plan of ${course.name}`,
      isRemark: false,
      classType: 0,
      objectives: [`Know the ${course.topics.length} topics of the course`, 'Agree on goals with the student'],
      words: [],
      patterns: [],
      knowledgePoints: [],
    },
  ];
  course.topics.forEach((item, index) => {
    const { title, point } = item;
    const name = `${course.part} ${index + 1}`;
    const words = [...item.words];
    const patterns = [...item.patterns];
    const knowledgePoints = course.hasKnowledgePoints
      ? [`Words: ${words.slice(0, 3).join(', ')}`, `Sentence: ${patterns[0]}`, `Language: ${point}`]
      : [];
    const lesson = { isRemark: true, classType: 0, words, patterns, knowledgePoints };
    units.push(
      {
        ...lesson,
        title: `${name}, Lesson 1: ${title}`,
        objectives: [`Understand and say the words of “${title}”`, `Notice ${point} in short sentences`],
      },
      {
        ...lesson,
        title: `${name}, Lesson 2: ${title}`,
        objectives: [`Use “${patterns[0]}” in a talk of one's own`, `Use ${point} without help`],
      },
    );
    if ((index + 1) % testEvery === 0) {
      units.push({
        title: `Test ${(index + 1) / testEvery}: ${course.part}s ${index + 2 - testEvery} to ${index + 1}`,
        isRemark: true,
        classType: 1,
        objectives: [`See what stayed of ${testEvery} topics`],
        words: [],
        patterns: [],
        knowledgePoints: [],
      });
    }
  });
  return units.map((unit, index) => ({
    unitId: course.sid * 100 + index + 1,
    sid: course.sid,
    sort: index + 1,
    ...unit,
  }));
}
