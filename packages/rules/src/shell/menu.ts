/** One entry of the main menu: the specification's route name, its text and its path (core §2). */
export interface MenuEntry {
  name: string;
  label: string;
  path: string;
}

/** Main menu in the specification's order. */
export const mainMenu: readonly MenuEntry[] = [
  { name: 'home', label: 'Dashboard', path: '/home' },
  { name: 'SOP', label: 'SOP Score/class', path: '/SOP' },
  { name: 'classTab', label: 'Class Table', path: '/classTab' },
  { name: 'trainingCenter', label: 'Training Center', path: '/trainingCenter' },
  { name: 'serviceFee', label: 'Service Fee', path: '/serviceFee' },
  { name: 'comments', label: 'Student Comment', path: '/comments' },
  { name: 'complaintList', label: 'Assessment', path: '/complaintList' },
  { name: 'myFeedback', label: 'Feedback', path: '/myFeedback' },
];

/** Entries a tutor sees: franchisees lose Service Fee (specification, core §6); entries they hid stay hidden. */
export function visibleMenu(options: { isFranchisee: boolean; hiddenNames?: readonly string[] }): MenuEntry[] {
  const hidden = new Set(options.hiddenNames ?? []);
  return mainMenu.filter((entry) => !hidden.has(entry.name) && !(options.isFranchisee && entry.name === 'serviceFee'));
}
