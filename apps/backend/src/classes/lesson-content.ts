import type { Random } from '../seeding/random.ts';

const students = [
  'Chen Yutong (Coco)',
  'Wang Haoran',
  'Liu Zihan (Leo)',
  'Zhang Xinyi (Cindy)',
  'Nguyễn Minh Anh',
  'Trần Gia Bảo',
  'Kim Ji-woo',
  'Park Seo-yeon',
  'Satō Hana',
  'Tanaka Riku',
  'Aarav Mehta',
  'Ananya Iyer',
  'Omar Haddad',
  'Layla Al-Mansouri',
  'Sofía Hernández Ruiz',
  'Mateo Quispe',
  'Chloé Lefèvre',
  'Zofia Kowalska',
  'Emre Yıldız',
  'Amara Okafor',
  'Tomás Ferreira',
  'Anastasia Volkova',
  'Noor Rahman',
  'Lucas Andersson',
  'Huang Maximilian Alexander Zhiyuan',
] as const;

/** Subjects with what a lesson of each earns, in whole centavos. */
const subjects: readonly { name: string; feeCentavos: number; units: readonly string[] }[] = [
  {
    name: 'Kids English Level 2',
    feeCentavos: 9_000,
    units: [
      'Unit 4: At the zoo',
      'Unit 5: My family tree',
      'Unit 6: What is the weather like?',
      'Unit 7: Let us cook!',
    ],
  },
  {
    name: 'Phonics Fun',
    feeCentavos: 9_000,
    units: ['Lesson 12: Short a and short e', 'Lesson 18: sh, ch and th', 'Lesson 21: Magic e'],
  },
  {
    name: 'Oxford Discover 3',
    feeCentavos: 9_500,
    units: ['Unit 2: Where do colors come from?', 'Unit 8: How do we use numbers?', 'Unit 11: Why do people move?'],
  },
  {
    name: 'Business English B1',
    feeCentavos: 12_000,
    units: ['Module 3: Small talk before a meeting', 'Module 5: Presenting figures', 'Module 9: Handling complaints'],
  },
  {
    name: 'IELTS Speaking',
    feeCentavos: 13_550,
    units: ['Part 2: Describe a journey', 'Part 3: Cities and change', 'Mock test 4'],
  },
  { name: 'Free Talk', feeCentavos: 9_000, units: ['Travel stories', 'Food and festivals', 'My favourite teacher'] },
  { name: 'Trial Lesson', feeCentavos: 7_500, units: ['Placement and first steps'] },
];

/** What a lesson is about, drawn from the stream. */
export function lessonContent(random: Random) {
  const subject = random.pick(subjects);
  return {
    studentName: random.pick(students),
    subjectName: subject.name,
    unitName: random.pick(subject.units),
    lessonFeeCentavos: subject.feeCentavos,
    // EClassroom for most, the company's other rooms for some (specification, core §3).
    classTool: random.chance(0.8) ? 0 : random.pick([4, 8, 10]),
  };
}
