import { mayEnter } from '../account/permission.ts';
import { isOfEntry } from './menu-area.ts';

/** One entry of the menu: the specification's route name, its text and its path (core §2). */
export interface MenuEntry {
  name: string;
  label: string;
  path: string;
  /** Paths of its area that do not lie below its own. */
  areaPaths?: readonly string[] | undefined;
  /** Who sees it; without a list everybody does (specification, core §6). */
  roles?: readonly string[];
}

/** Main menu in the specification's order. */
export const mainMenu: readonly MenuEntry[] = [
  { name: 'home', label: 'Dashboard', path: '/home' },
  { name: 'SOP', label: 'SOP Score/class', path: '/SOP' },
  { name: 'classTab', label: 'Class Table', path: '/classTab' },
  {
    name: 'trainingCenter',
    label: 'Training Center',
    path: '/trainingCenter',
    areaPaths: [
      ...['/trainingKit', '/trainingkitDetails', '/trainingResources', '/resourcesFolder'],
      ...['/trainingTestDetails', '/trainingTestAnswer'],
    ],
  },
  { name: 'serviceFee', label: 'Service Fee', path: '/serviceFee' },
  { name: 'comments', label: 'Student Comment', path: '/comments' },
  { name: 'complaintList', label: 'Assessment', path: '/complaintList' },
  { name: 'myFeedback', label: 'Feedback', path: '/myFeedback' },
];

/** Entries that the specification names no place in the menu for: they come after its own. */
export const growthMenu: readonly MenuEntry[] = [
  { name: 'growthCenter', label: 'Growth Center', path: '/growthCenter' },
  { name: 'rankings', label: 'Rankings', path: '/rankings' },
];

/** Entries about referring other tutors; they come last. */
export const referralMenu: readonly MenuEntry[] = [
  { name: 'referrals', label: 'Referrals', path: '/referrals' },
  { name: 'myReferrals', label: 'My Referrals', path: '/myReferrals' },
];

/** Every entry that a menu can have. */
export const menuEntries: readonly MenuEntry[] = [...mainMenu, ...growthMenu, ...referralMenu];

/** What decides which entries of the menu a tutor sees. */
export interface MenuInput {
  /** Role names of the tutor. */
  roles: readonly string[];
  /** Loses Service Fee (specification, core §6). */
  isFranchisee: boolean;
  /** The layout flag of the service, or a tutor whose referrals are limited: no referral entries (core §2). */
  isReferralHidden: boolean;
  /** Belongs to the growth system: others have no Growth Center. */
  isGrowthMember: boolean;
  /** Route names that stay out of sight. */
  hiddenNames?: readonly string[];
}

/** The menu of a tutor, in its order. */
export function visibleMenu({
  roles,
  isFranchisee,
  isReferralHidden,
  isGrowthMember,
  hiddenNames = [],
}: MenuInput): MenuEntry[] {
  const hidden = new Set(hiddenNames);
  if (isFranchisee) hidden.add('serviceFee');
  if (!isGrowthMember) hidden.add('growthCenter');
  if (isReferralHidden) for (const { name } of referralMenu) hidden.add(name);
  return menuEntries.filter((entry) => !hidden.has(entry.name) && mayEnter(roles, entry.roles));
}

/**
 * Whether somebody with `roles` may open the page at `pathname`: a page of the menu asks for what its entry asks for. Pages
 * without a role list, and today that is all of them, are open to every tutor who is signed in (specification, core §6).
 */
export function mayOpen(
  roles: readonly string[],
  pathname: string,
  entries: readonly MenuEntry[] = menuEntries,
): boolean {
  const entry = entries.find((one) => isOfEntry(one, pathname));
  return mayEnter(roles, entry?.roles);
}
