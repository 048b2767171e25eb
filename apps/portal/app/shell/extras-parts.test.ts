import { expect, test } from 'vitest';
import { joinExtras, withSkype } from './extras-parts.ts';

const answer: Parameters<typeof joinExtras>[0] = {
  isWhole: true,
  panel: {
    clockIn: 'ready',
    trialCount: 3,
    flowers: 12,
    points: 900,
    grades: [],
    contract: { status: -1, step: { kind: 'sign', path: '/signContractCustom' } },
    isTesolPassed: true,
    isCustom: true,
  },
  isCalm: false,
  growth: {
    score: 7,
    level: 2,
    levelOneTotal: 280,
    unclaimedPoints: 0,
    claimableTasks: 1,
    completedTasks: 2,
    totalTasks: 3,
    rewards: 0,
    clothes: 0,
    wornMedal: 'TESOL',
  },
  floating: {
    isOpenClassTeacher: true,
    isReferralLimited: false,
    referralUrl: 'https://tutors.example/r/7',
    isAppIconShown: true,
  },
  hasFeedbackNews: true,
  dialogs: {
    agreement: { version: 2, title: 'Agreement', html: '<p>Please read.</p>' },
    mustBindPhone: false,
    isSkypeMissing: true,
    incompleteInfoPath: '/newPersonalData',
    clientNotice: { title: 'Get the client', html: '<p>Please.</p>' },
    isPosterDue: false,
  },
  aiChatUrl: 'https://chat.tutors.example',
  preloadOrigin: 'https://classroom.tutors.example',
};
/** The same, where nothing that can fail could be had. */
const failed: typeof answer = {
  isWhole: false,
  isCalm: false,
  panel: {
    ...answer.panel,
    clockIn: null,
    trialCount: null,
    flowers: null,
    points: null,
    grades: null,
    contract: null,
    isCustom: null,
  },
  growth: null,
  floating: { isOpenClassTeacher: null, isReferralLimited: null, referralUrl: null, isAppIconShown: true },
  hasFeedbackNews: null,
  dialogs: {
    agreement: null,
    mustBindPhone: false,
    isSkypeMissing: null,
    incompleteInfoPath: null,
    clientNotice: null,
    isPosterDue: null,
  },
  aiChatUrl: null,
  preloadOrigin: null,
};

test('a part that could not be had stays as it was known, and nothing is made up for what was never had', () => {
  const known = joinExtras(answer);
  expect(known).toEqual(answer);
  expect(joinExtras(failed, known)).toEqual({ ...answer, isWhole: false });
  const never = joinExtras(failed);
  expect(never.dialogs.agreement).toBeUndefined();
  expect(never.panel.clockIn).toBeUndefined();
});

test('a part that was had is the newest, and what is no more goes', () => {
  const known = joinExtras(answer);
  const { agreement: _, ...dialogs } = answer.dialogs;
  const { contract: __, ...panel } = answer.panel;
  const later = joinExtras({ ...answer, panel: { ...panel, clockIn: 'clockedIn' }, dialogs }, known);
  expect(later.panel.clockIn).toBe('clockedIn');
  expect(later.panel.contract).toBeUndefined();
  expect(later.dialogs.agreement).toBeUndefined();
});

test('where it cannot be had whether the tutor is customized, the contract stays the one that was known', () => {
  const contract = { status: -1, step: { kind: 'sign', path: '/signContract' } } as const;
  const unsure = { ...answer, panel: { ...answer.panel, contract, isCustom: null } };
  expect(joinExtras(unsure, joinExtras(answer)).panel).toMatchObject({
    contract: answer.panel.contract,
    isCustom: true,
  });
  expect(joinExtras(unsure).panel.contract).toEqual(contract);
});

test('a poster of which the service says once that it is due stays due on the page', () => {
  const poster = (isPosterDue: boolean) => ({ ...answer, dialogs: { ...answer.dialogs, isPosterDue } });
  expect(joinExtras(poster(false), joinExtras(poster(true))).dialogs.isPosterDue).toBe(true);
  expect(joinExtras(poster(false), joinExtras(poster(false))).dialogs.isPosterDue).toBe(false);
});

test('a Skype ID that was saved is not missing, even where that could not be read anew; the service has the last word', () => {
  const saved = withSkype(joinExtras(answer));
  expect(joinExtras(failed, saved).dialogs).toEqual({ ...answer.dialogs, isSkypeMissing: false });
  expect(joinExtras(answer, saved).dialogs.isSkypeMissing).toBe(true);
});
