/** What the first-login update notice lists (specification, core §2). */
export const updateNotes: readonly { title: string; text: string }[] = [
  {
    title: 'A new Dashboard',
    text: 'Click the logo to come here from anywhere. The Performance Date page has been removed.',
  },
  { title: 'Function Set', text: 'Hide the pages that you do not need, and bring them back whenever you like.' },
  { title: 'Fewer pop-ups in Message', text: 'What can wait is now kept in Message instead of interrupting you.' },
  {
    title: "Improved Tutor's Information",
    text: 'See your flower list, personal points and level, and convert your flowers into cash.',
  },
];
