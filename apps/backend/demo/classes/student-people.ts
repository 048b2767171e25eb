/** A student of the seeded world. */
export interface Person {
  name: string;
  birthday: string;
  country: string;
  level: string;
  /** Courses in the order in which they are taken. */
  sids: readonly number[];
  goal: string;
  interests: string;
  requests: string;
  note?: string;
  /** 2 for a VIP, 3 for a trial student, 1 for all others. */
  ucid: 1 | 2 | 3;
}

const kid = { sids: [201, 202], ucid: 1 as const };
const teen = { sids: [203, 206], ucid: 1 as const };
const adult = { sids: [204, 206], ucid: 1 as const };
const exam = { sids: [205, 206], ucid: 1 as const };
const trial = { sids: [207], ucid: 3 as const };

/** Everybody who is taught in the seeded world. */
export const people: readonly Person[] = [
  {
    ...kid,
    name: 'Chen Yutong (Coco)',
    birthday: '2018-04-12',
    country: 'China',
    level: 'Level 2',
    goal: 'Speak in full sentences',
    interests: 'drawing, rabbits, swimming',
    requests: 'Please speak slowly. Please praise often',
    note: 'Shy in the first minutes; a song helps.',
  },
  {
    ...kid,
    name: 'Wang Haoran',
    birthday: '2017-09-30',
    country: 'China',
    level: 'Level 2',
    goal: 'Read short stories alone',
    interests: 'football, trains',
    requests: 'Correct mistakes at once',
  },
  {
    ...kid,
    name: 'Liu Zihan (Leo)',
    birthday: '2018-01-05',
    country: 'China',
    level: 'Level 1',
    goal: 'Enjoy English',
    interests: 'dinosaurs, Lego, space',
    requests: 'Use games. Please speak slowly',
  },
  {
    ...adult,
    ucid: 2,
    name: 'Zhang Xinyi (Cindy)',
    birthday: '1994-07-21',
    country: 'China',
    level: 'B1',
    goal: 'Lead the weekly call with the Sydney office',
    interests: 'hiking, coffee, photography',
    requests: 'Correct at the end. Business examples only',
    note: 'VIP since 2024. Her calls are on Thursdays: ask how they went.',
  },
  {
    ...kid,
    name: 'Nguyễn Minh Anh',
    birthday: '2016-11-02',
    country: 'Vietnam',
    level: 'Level 3',
    goal: 'Join the school choir in English',
    interests: 'singing, cats',
    requests: 'Please praise often',
  },
  {
    ...teen,
    name: 'Trần Gia Bảo',
    birthday: '2013-03-18',
    country: 'Vietnam',
    level: 'Level 4',
    goal: 'Pass the entrance test of an international school',
    interests: 'chess, robots',
    requests: 'Give homework',
  },
  {
    ...teen,
    name: 'Kim Ji-woo',
    birthday: '2012-08-25',
    country: 'Korea',
    level: 'Level 4',
    goal: 'Talk with her cousin in Canada',
    interests: 'K-pop, dancing',
    requests: 'More speaking, less reading',
  },
  {
    ...exam,
    name: 'Park Seo-yeon',
    birthday: '2003-05-14',
    country: 'Korea',
    level: 'B2',
    goal: 'IELTS 7.0 in March',
    interests: 'films, travelling',
    requests: 'Strict timing. Give a band for each part',
  },
  {
    ...adult,
    name: 'Satō Hana',
    birthday: '1989-12-09',
    country: 'Japan',
    level: 'B1',
    goal: 'Present figures without notes',
    interests: 'pottery, running',
    requests: 'Please speak slowly',
  },
  {
    ...kid,
    ucid: 2,
    name: 'Tanaka Riku',
    birthday: '2017-02-27',
    country: 'Japan',
    level: 'Level 2',
    goal: 'Be ready for a school in Singapore',
    interests: 'insects, baseball',
    requests: 'Tell the parents one thing to practise',
    note: 'VIP. His mother sits beside him and may answer.',
  },
  {
    ...teen,
    name: 'Aarav Mehta',
    birthday: '2014-06-03',
    country: 'India',
    level: 'Level 5',
    goal: 'Win the debate club',
    interests: 'cricket, space',
    requests: 'Challenge him',
  },
  {
    ...teen,
    name: 'Ananya Iyer',
    birthday: '2013-10-11',
    country: 'India',
    level: 'Level 5',
    goal: 'Write better stories',
    interests: 'reading, painting',
    requests: 'Correct at the end',
  },
  {
    ...exam,
    name: 'Omar Haddad',
    birthday: '2001-01-16',
    country: 'Jordan',
    level: 'B1',
    goal: 'IELTS 6.5 for his master',
    interests: 'engineering, football',
    requests: 'Give homework',
  },
  {
    ...kid,
    name: 'Layla Al-Mansouri',
    birthday: '2018-07-07',
    country: 'United Arab Emirates',
    level: 'Level 1',
    goal: 'Not be afraid to speak',
    interests: 'horses, baking',
    requests: 'Please praise often. Use games',
  },
  {
    ...exam,
    ucid: 2,
    name: 'Sofía Hernández Ruiz',
    birthday: '1998-03-29',
    country: 'Mexico',
    level: 'B2',
    goal: 'IELTS 7.5 for a visa',
    interests: 'dance, law',
    requests: 'Strict timing. Correct at the end',
    note: 'VIP. Test date is booked: 12 December.',
  },
  {
    ...adult,
    name: 'Mateo Quispe',
    birthday: '1991-09-01',
    country: 'Peru',
    level: 'A2',
    goal: 'Answer guests at the hotel',
    interests: 'cooking, football',
    requests: 'Please speak slowly',
  },
  {
    ...teen,
    name: 'Chloé Lefèvre',
    birthday: '2012-12-20',
    country: 'France',
    level: 'Level 4',
    goal: 'Understand series without subtitles',
    interests: 'series, volleyball',
    requests: 'More speaking, less reading',
  },
  {
    ...adult,
    name: 'Zofia Kowalska',
    birthday: '1986-04-04',
    country: 'Poland',
    level: 'B1',
    goal: 'Change to the export department',
    interests: 'garden, languages',
    requests: 'Business examples only',
  },
  {
    ...kid,
    name: 'Emre Yıldız',
    birthday: '2017-05-19',
    country: 'Türkiye',
    level: 'Level 2',
    goal: 'Talk with the neighbours',
    interests: 'cars, drums',
    requests: 'Use games',
  },
  {
    ...teen,
    name: 'Amara Okafor',
    birthday: '2013-01-31',
    country: 'Nigeria',
    level: 'Level 5',
    goal: 'Speak on stage',
    interests: 'theatre, basketball',
    requests: 'Challenge her',
  },
  {
    ...trial,
    name: 'Tomás Ferreira',
    birthday: '2016-08-08',
    country: 'Brazil',
    level: 'Not placed yet',
    goal: 'See whether lessons are fun',
    interests: 'surfing, dogs',
    requests: 'First lesson ever',
  },
  {
    ...trial,
    name: 'Anastasia Volkova',
    birthday: '1999-02-13',
    country: 'Kazakhstan',
    level: 'Not placed yet',
    goal: 'Find out her level',
    interests: 'music, travelling',
    requests: 'Please speak slowly',
  },
  {
    ...trial,
    name: 'Noor Rahman',
    birthday: '2015-11-23',
    country: 'Bangladesh',
    level: 'Not placed yet',
    goal: 'Prepare for a new school',
    interests: 'stars, cricket',
    requests: 'A parent will be there',
  },
  {
    ...adult,
    name: 'Lucas Andersson',
    birthday: '1983-06-17',
    country: 'Sweden',
    level: 'B2',
    goal: 'Negotiate with suppliers',
    interests: 'sailing, skiing',
    requests: 'Correct at the end',
  },
  {
    ...kid,
    name: 'Huang Maximilian Alexander Zhiyuan',
    birthday: '2016-03-06',
    country: 'Singapore',
    level: 'Level 3',
    goal: 'Read with his grandfather in London',
    interests: 'maps, violin, chess, cooking with his father',
    requests: 'Correct mistakes at once. Give homework. Tell the parents one thing to practise',
  },
];

/** What is known of a student whom only a name was given for: like one of the others. */
export function personOfName(name: string): Person {
  const known = people.find((person) => person.name === name);
  if (known !== undefined) return known;
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const ordinary = people.filter(({ ucid }) => ucid === 1);
  const like = ordinary[sum % ordinary.length];
  if (like === undefined) throw new Error('there are no people');
  return { ...like, name };
}
