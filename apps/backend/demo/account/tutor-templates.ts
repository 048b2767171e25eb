import type { tutors } from '../../src/account/tables.ts';

/** How much a tutor of a template works. */
type Workload = 'rich' | 'steady' | 'light' | 'none';

/** A kind of tutor that is seeded, so that every branch of the screens can be seen. */
export interface TutorTemplate {
  key: string;
  /** Fixed id of the seeded tutor. */
  tuid: number;
  account: string;
  firstName: string;
  lastName: string;
  sex: 'female' | 'male';
  /** One line for the list of demo accounts. */
  shows: string;
  timeZone: string;
  workload: Workload;
  flags?: Partial<typeof tutors.$inferInsert>;
  /** Growth score to be seeded with; otherwise by the workload. */
  growthScore?: number;
  /** What the tutor may modify in next week; otherwise as everybody. */
  schedule?: { allowance?: number; limitReason?: string };
}

const manila = 'Asia/Manila';
const settled = { contractApplies: true, contractAuditStatus: 1, isPassedTL: true, isGrowthSystemTestGroup: true };

/** Every seeded tutor (architecture, apps/backend). */
export const tutorTemplates: readonly TutorTemplate[] = [
  {
    key: 'ordinary',
    tuid: 100_201,
    account: 'maria.santos',
    firstName: 'Maria Cristina',
    lastName: 'Santos',
    sex: 'female',
    shows: 'An ordinary tutor with a full working day, messages, points and flowers',
    timeZone: manila,
    workload: 'rich',
    flags: {
      ...settled,
      integralLevel: 'C1',
      trialCount: 63,
      skypeId: 'live:mariacristina.santos',
      feedBackMsg: true,
      isShowAppFloatingIcon: true,
    },
  },
  {
    key: 'firstLogin',
    tuid: 100_202,
    account: 'jasmine.reyes',
    firstName: 'Jasmine',
    lastName: 'Reyes',
    sex: 'female',
    shows: 'First sign-in: nothing done yet, the guided tour is due',
    timeZone: manila,
    workload: 'none',
    flags: {
      isFirstLogin: true,
      isFirstGrowthSystemLogin: true,
      isGrowthSystemTestGroup: true,
      skypeId: 'jasmine.reyes',
    },
  },
  {
    key: 'franchisee',
    tuid: 100_203,
    account: 'roberto.delacruz',
    firstName: 'Roberto',
    lastName: 'dela Cruz',
    sex: 'male',
    shows: 'A franchisee: the Service Fee menu and referrals are hidden',
    timeZone: manila,
    workload: 'steady',
    flags: {
      ...settled,
      isFranchiseeUser: true,
      limitRefferal: true,
      integralLevel: 'B2',
      trialCount: 214,
      skypeId: 'roberto.dc',
    },
  },
  {
    key: 'international',
    tuid: 100_204,
    account: 'thandiwe.mokoena',
    firstName: 'Thandiwe',
    lastName: 'Mokoena',
    sex: 'female',
    shows: 'International and customized: the custom mode and the custom contract',
    timeZone: 'Africa/Johannesburg',
    workload: 'steady',
    flags: {
      ...settled,
      isInternationalOrCustom: true,
      isCustomized: true,
      contractAuditStatus: -1,
      trialCount: 41,
      skypeId: 'live:thandiwe.mokoena',
    },
  },
  {
    key: 'phoneNotBound',
    tuid: 100_205,
    account: 'angelo.bautista',
    firstName: 'Angelo',
    lastName: 'Bautista',
    sex: 'male',
    shows: 'No mobile phone bound yet',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, isNeedUpdatePhone: true, trialCount: 12, skypeId: 'angelo.b' },
  },
  {
    key: 'awaitingApproval',
    tuid: 100_206,
    account: 'lourdes.villanueva',
    firstName: 'Lourdes',
    lastName: 'Villanueva',
    sex: 'female',
    shows: 'Personal data waits for approval; self-scheduling is not open yet',
    timeZone: manila,
    workload: 'light',
    flags: {
      awaitApproval: true,
      contractApplies: true,
      trialCount: 3,
      skypeId: 'lourdes.v',
      openSelfSchedule: false,
      openSelfCancel: false,
    },
  },
  {
    key: 'incompleteInfo',
    tuid: 100_207,
    account: 'paolo.mendoza',
    firstName: 'Paolo',
    lastName: 'Mendoza',
    sex: 'male',
    shows: 'Personal data and degree are still to be uploaded',
    timeZone: manila,
    workload: 'light',
    flags: {
      contractApplies: true,
      isNeedToImprovePersonalInformation: true,
      isNeedRedirectDegree: true,
      trialCount: 5,
      skypeId: 'paolo.mendoza',
    },
  },
  {
    key: 'noGrowthGroup',
    tuid: 100_208,
    account: 'katrina.lim',
    firstName: 'Katrina',
    lastName: 'Lim',
    sex: 'female',
    shows: 'Outside the growth test group; two changes of next week’s schedule left; no replies to comments',
    timeZone: manila,
    workload: 'steady',
    flags: {
      ...settled,
      isGrowthSystemTestGroup: false,
      disableComment: true,
      integralLevel: 'D2',
      trialCount: 28,
      skypeId: 'kat.lim',
    },
    schedule: { allowance: 2 },
  },
  {
    key: 'noChat',
    tuid: 100_209,
    account: 'jerome.garcia',
    firstName: 'Jerome',
    lastName: 'Garcia',
    sex: 'male',
    shows: 'Not authorised for chat; on level 1 of growth',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, isChatAuthorized: false, trialCount: 19, skypeId: 'jerome.g' },
  },
  {
    key: 'noSkype',
    tuid: 100_210,
    account: 'sheila.ramos',
    firstName: 'Sheila',
    lastName: 'Ramos',
    sex: 'female',
    shows: 'No Skype ID yet',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, trialCount: 33 },
  },
  {
    key: 'contractNotSigned',
    tuid: 100_211,
    account: 'dennis.aquino',
    firstName: 'Dennis',
    lastName: 'Aquino',
    sex: 'male',
    shows: 'Contract not signed (-1)',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, contractAuditStatus: -1, trialCount: 9, skypeId: 'dennis.aquino' },
  },
  {
    key: 'contractAuditing',
    tuid: 100_212,
    account: 'grace.fernandez',
    firstName: 'Grace',
    lastName: 'Fernandez',
    sex: 'female',
    shows: 'Contract being audited (0)',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, contractAuditStatus: 0, trialCount: 15, skypeId: 'grace.f' },
  },
  {
    key: 'contractPassed',
    tuid: 100_213,
    account: 'ramon.torres',
    firstName: 'Ramon',
    lastName: 'Torres',
    sex: 'male',
    shows: 'Contract passed the audit (1)',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, trialCount: 88, integralLevel: 'C2', skypeId: 'ramon.torres' },
  },
  {
    key: 'contractFailed',
    tuid: 100_214,
    account: 'cherry.navarro',
    firstName: 'Cherry',
    lastName: 'Navarro',
    sex: 'female',
    shows: 'Contract failed the audit (2), which stops self-scheduling',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, contractAuditStatus: 2, trialCount: 7, skypeId: 'cherry.n', limitCheck: true },
    schedule: { limitReason: 'Your contract did not pass the audit. Please sign it again before you schedule time.' },
  },
  {
    key: 'daylightSaving',
    tuid: 100_215,
    account: 'oliver.bennett',
    firstName: 'Oliver',
    lastName: 'Bennett',
    sex: 'male',
    shows: 'Lives where clocks change twice a year (Europe/London); one growth value below LV.5',
    timeZone: 'Europe/London',
    workload: 'steady',
    flags: { ...settled, trialCount: 136, integralLevel: 'B1', skypeId: 'oliver.bennett' },
    growthScore: 7_999,
  },
  {
    key: 'agreementDue',
    tuid: 100_216,
    account: 'noel.castillo',
    firstName: 'Noel',
    lastName: 'Castillo',
    sex: 'male',
    shows: 'Has not agreed to the current agreement yet; at the top of growth',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, trialCount: 22, skypeId: 'noel.castillo' },
    growthScore: 320_450,
  },
  {
    key: 'announcements',
    tuid: 100_217,
    account: 'bea.salazar',
    firstName: 'Bea',
    lastName: 'Salazar',
    sex: 'female',
    shows: 'The app poster and the desktop client notice show by themselves',
    timeZone: manila,
    workload: 'light',
    flags: { ...settled, trialCount: 31, skypeId: 'bea.salazar', isShowAppFloatingIcon: true },
  },
  {
    key: 'noticesWaiting',
    tuid: 100_218,
    account: 'liza.manalo',
    firstName: 'Liza',
    lastName: 'Manalo',
    sex: 'female',
    shows: 'Notices, didi requests, warnings and reminders wait for an answer',
    timeZone: manila,
    workload: 'steady',
    flags: { ...settled, trialCount: 47, skypeId: 'liza.manalo' },
  },
  {
    key: 'newTutor',
    tuid: 100_219,
    account: 'pia.delosreyes',
    firstName: 'Pia',
    lastName: 'delos Reyes',
    sex: 'female',
    shows: 'The first day: personal data to be filled in, then the contract to be signed',
    timeZone: manila,
    workload: 'none',
    flags: {
      isFirstLogin: true,
      contractApplies: true,
      isNeedToImprovePersonalInformation: true,
      skypeId: 'pia.delosreyes',
    },
  },
];

/** The template of a key, or undefined. */
export function findTemplate(key: string): TutorTemplate | undefined {
  return tutorTemplates.find((template) => template.key === key);
}
