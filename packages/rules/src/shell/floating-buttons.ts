/** What decides which floating buttons show (specification, core §2). */
export interface FloatingButtonsInput {
  pathname: string;
  isScheduleReminderDue: boolean;
  isReferralLimited: boolean;
  isOpenClassTeacher: boolean;
  isAppIconShown: boolean;
  isGrowthTestGroup: boolean;
  isGrowthEntryClosed: boolean;
}

/** Buttons that float over a page, by what they open. */
export type FloatingButton =
  | 'feedback'
  | 'scheduleReminder'
  | 'didi'
  | 'referralShare'
  | 'moodleMessage'
  | 'appPoster'
  | 'publicClass'
  | 'growthEntry'
  | 'releaseTimeCard';

/** The floating buttons of a page, in their order on it. */
export function floatingButtons(input: FloatingButtonsInput): FloatingButton[] {
  const isReleaseTime = isUnder(input.pathname, '/releaseTime');
  const isGrowthPage = isUnder(input.pathname, '/growthCenter') || isUnder(input.pathname, '/home');
  const shown: readonly (readonly [FloatingButton, boolean])[] = [
    ['growthEntry', input.isGrowthTestGroup && !input.isGrowthEntryClosed && !isGrowthPage],
    ['releaseTimeCard', !isReleaseTime && input.isScheduleReminderDue],
    ['scheduleReminder', !isReleaseTime && input.isScheduleReminderDue],
    ['didi', true],
    ['moodleMessage', true],
    ['publicClass', input.isOpenClassTeacher],
    ['referralShare', !input.isReferralLimited],
    ['appPoster', input.isAppIconShown],
    ['feedback', true],
  ];
  return shown.filter(([, isShown]) => isShown).map(([button]) => button);
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
