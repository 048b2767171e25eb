import type { TourStep } from './tour-step.ts';

/** The tour of the first login, over header and sidebar (specification, core §2). */
export const firstLoginTour: readonly TourStep[] = [
  {
    title: 'Welcome to Tutor Portal',
    text: 'A short look around, less than a minute. You can skip it at any time.',
  },
  {
    target: 'header a[aria-label="Tutor Portal, home"]',
    title: 'Your dashboard',
    text: 'The logo brings you back here from every page: your next class, your day, and what needs an answer.',
  },
  {
    target: '#sidebar nav, header button[popovertarget="sidebar"]',
    title: 'The menu',
    text: 'Classes, training, pay and feedback. Pages that you do not need can be hidden with the Function Set.',
  },
  {
    target: 'header a[href$="/teacherTask"]',
    title: 'Teacher Task',
    text: 'What the company asks of you, in one list.',
  },
  {
    target: 'header a[href$="/speed"]',
    title: 'Network Test',
    text: 'Check your line before the first class, not in it.',
  },
  {
    target: 'header a[href$="/message"]',
    title: 'Message',
    text: 'Reminders, warnings and notices. The number says how many you have not read.',
  },
  {
    target: 'header button[popovertarget$="user"]',
    title: "Tutor's Information",
    text: 'Clock in, see your points, level and flowers, change your e-mail, and log out.',
  },
];
