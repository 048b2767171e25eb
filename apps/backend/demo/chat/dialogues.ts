/** What is said in a seeded conversation of two, oldest first: `s` by the student or a parent, `t` by the tutor. */
export type Dialogue = readonly (readonly [who: 's' | 't', text: string])[];

export const dialogues: readonly Dialogue[] = [
  [
    ['s', 'Hello teacher! Can we read the story about the rabbit again?'],
    ['t', 'Of course! Please have page 12 ready. 🐰'],
    ['s', 'She has practised it with her grandmother all weekend.'],
    ['t', 'That is wonderful. I will ask her to read it aloud to me.'],
  ],
  [
    ['t', 'Thank you for today! Your sentences with “because” were very good.'],
    ['s', 'Thank you teacher 😊'],
    ['s', 'What is my homework?'],
    ['t', 'Page 14, questions 1 to 5. Write full sentences, please.'],
    ['s', 'OK!'],
  ],
  [
    ['s', 'Good morning. I have a meeting in English on Thursday. Could we practise it?'],
    ['t', 'Gladly. What is it about, and who will be there?'],
    ['s', 'Our figures of the third quarter. Six people from the Sydney office.'],
    ['t', 'Then bring your slides. We begin with one sentence for each slide.'],
  ],
  [
    ['s', 'Teacher, is “advices” a word?'],
    ['t', 'No: “advice” has no plural. Say “a piece of advice”.'],
    ['s', 'Like “information”?'],
    ['t', 'Exactly like “information”. Well spotted!'],
  ],
  [
    ['s', 'Our internet is slow today. May we come five minutes later?'],
    ['t', 'No problem. I wait in the classroom. Turn the video off if it stops.'],
    ['s', 'Thank you, that is kind.'],
  ],
  [
    ['s', 'I watched the film you told me about: https://example.com/films/paddington'],
    ['t', 'Did you understand it without subtitles?'],
    ['s', 'Most of it! The bear speaks slowly.'],
    ['t', 'Write me three words that were new to you.'],
    ['s', 'marmalade, scar, fetch'],
  ],
  [
    ['t', 'Happy birthday! 🎂 Nine already?'],
    ['s', 'YES!!! I got a telescope'],
    ['t', 'Then you can tell me about the moon in our next class.'],
  ],
  [
    ['s', 'Which band would you give my essay?'],
    ['t', 'Between 6.5 and 7. Your ideas are clear; watch the articles “a” and “the”.'],
    ['s', 'I will rewrite it tonight.'],
    ['t', 'Send it to me here and I will read it before our class.'],
  ],
];

/** What students still wait for an answer to. */
export const openQuestions: readonly string[] = [
  'Teacher, may I show you my drawing today?',
  'Are we going to finish the unit this week?',
  'I cannot find the link to the book. Could you send it again?',
  'Can we talk about dinosaurs again? 🦕',
];

/** What a student says out of nothing, in the simulated day. */
export const openings: readonly string[] = [
  'Hello teacher! What will we do today?',
  'I finished my homework. Do you want to see it?',
  'Teacher, what does “barely” mean?',
  'My mother says thank you for the last class.',
  'Could we speak more about food today?',
  'I am a little nervous about the test…',
  'Look what I saw on my way to school!',
];

/** What a student answers to a tutor. */
export const answers: readonly string[] = [
  'OK, thank you teacher!',
  'I see. I will try it.',
  'Thank you 😊',
  'One moment, I ask my mother.',
  'Great! See you in class.',
  'Can you say it in other words, please?',
  'Yes, I have it here.',
];

export const partings: readonly string[] = [
  'I have to go to dinner now. Bye bye! 👋',
  'Sorry, I am at school until four.',
];

export const supportLines: readonly string[] = [
  'Welcome to Tutor Support. Notices about your classes arrive here, and somebody of us reads along from 7 to 23.',
  'Your headset order was sent today.',
];

export const adviserLines: readonly string[] = [
  'Hello, I am your study adviser. Ask me whatever you need to know about your students.',
  'The parents of your new student asked for a short report after each class. Could you write two sentences?',
];

/** Why a student hangs up soon: nobody of the simulated day has a voice or a picture. */
export const silentCallWords: readonly string[] = [
  'Sorry teacher, my microphone does not work today. Can we write instead?',
  'I could not hear you, sorry! My headphones are broken.',
  'My mother needs the phone now. I will call you later!',
];
