/** A page whose room is not built yet: what it is called and what will be there. */
export interface LaterArea {
  path: string;
  title: string;
  summary: string;
  points: readonly string[];
}

/** Pages that menus and buttons lead to already (specification, core §2 and growth §2). Children share their parent's words. */
export const laterAreas: readonly LaterArea[] = [
  {
    path: 'trainingCenter',
    title: 'Training Center',
    summary: 'Everything you can learn with us.',
    points: ['Courses and subscriptions', 'Self-study courses', 'Online training', 'Moodle messages'],
  },
  {
    path: 'growthCenter',
    title: 'Growth Center',
    summary: 'Your way through the levels.',
    points: ['Achievement rewards', 'Strength assessment', 'My goal'],
  },
];

/** The later area at an address or above it. */
export function laterAreaAt(pathname: string): LaterArea | undefined {
  const first = pathname.split('/')[1];
  return laterAreas.find((area) => area.path === first);
}
