import { z } from 'zod';
import { area, get, post } from '../core/endpoint.ts';
import { flag, ignored, optionalText } from '../core/wire.ts';

/** What the frame shows around every page (specification, core §2 and §7; paths assumed where it shows none). */
export const shellNotices = area('/api/System', {
  menuSetting: post('/api/Account/GetMenuSetting', {
    summary: 'Menu entries that the tutor hides, those that the company hides, and whether referral entries show.',
    reply: z.object({
      Hidden: z.array(z.string()),
      /** Stay hidden whatever the tutor sets (decisions, Access: custom mode). */
      HiddenByCompany: z
        .array(z.string())
        .nullish()
        .transform((names) => names ?? []),
      IsReferralHidden: flag,
    }),
    assumed: true,
  }),
  saveHiddenMenus: post('/api/Account/SaveMenuSetting', {
    summary: 'Saves which menu entries the tutor hides: all of them, by route name.',
    body: z.object({ Hidden: z.array(z.string().max(40)).max(40) }),
    reply: ignored,
    assumed: true,
  }),
  saveSidebarMini: post('/api/Account/SaveSidebarLayout', {
    summary: 'Saves whether the sidebar is folded.',
    body: z.object({ IsMini: z.boolean() }),
    reply: ignored,
    assumed: true,
  }),
  eyeProtection: post('/api/Account/GetEyeProtectionMode', {
    summary: 'Whether Soft Mode is on.',
    reply: flag,
    assumed: true,
  }),
  selectEyeProtection: post('/api/Account/SelectEyeProtectionMode', {
    summary: 'Turns Soft Mode on or off.',
    body: z.object({ IsOn: z.boolean() }),
    reply: ignored,
    assumed: true,
  }),
  isFirstShowPoster: post('/api/Account/IsFirstShowPoster', {
    summary: 'Whether the app poster is to be shown by itself; true once.',
    reply: z.boolean(),
  }),
  finishFirstLogin: post('/api/Account/FinishFirstLogin', {
    summary: 'The tutor has seen the tour and the notice of the first login.',
    reply: ignored,
    assumed: true,
  }),
  clientNotice: get('ClientDownloadNotice', {
    summary: 'The notice about the desktop client.',
    reply: z.object({ ShowNotice: flag, Title: z.string(), Content: z.string() }),
    assumed: true,
  }),
  clientVersions: get('ClientVersion', {
    summary: "Newest desktop client per platform, with its address. Msg is 'Success'.",
    reply: z.array(z.object({ Label: z.enum(['tutor-window', 'tutor-mac']), Version: z.string(), Url: z.string() })),
    access: 'public',
    assumed: true,
  }),
  dialogs: post('/api/Message/GetDialogList', {
    summary: 'Dialogs that wait for the tutor; Type 1: the Skype ID is missing.',
    reply: z.object({ data: z.array(z.object({ Type: z.int() })) }),
    assumed: true,
  }),
  preloadPage: post('/api/Message/GetPreloadPage', {
    summary: 'A page to warm up in a tiny pop-up.',
    reply: z.object({ PageUrl: optionalText }),
    assumed: true,
  }),
  temporaryClassroom: post('/api/ClassTable/GetTemporaryClassroom', {
    summary: 'Address of the temporary classroom; for the desktop client.',
    reply: z.object({ Url: optionalText }),
    assumed: true,
  }),
  isOpenClassTeacher: post('/api/ClassTable/IsOpenClassTeacher', {
    summary: 'Whether the tutor gives open classes.',
    reply: flag,
    assumed: true,
  }),
  selfScheduleRemind: post('/api/Account/GetSelfScheduleRemind', {
    summary: 'Whether the tutor should be reminded to schedule next week.',
    reply: flag,
  }),
  referralLink: post('/api/TeachInfo/GetReferralLink', {
    summary: 'Link by which the tutor refers others. Refused where referral is limited.',
    reply: z.object({ Url: z.string() }),
    assumed: true,
  }),
  hasFeedbackNews: post('/api/FeedBack/IsShowFeeBackMsg', {
    summary: "Whether there are replies to the tutor's feedback that are not read.",
    reply: flag,
  }),
  qaReport: post('/api/tutordata/GetQATestReport', {
    summary: 'Results of the QA test.',
    reply: z.array(z.object({ CatName: z.string(), AllScore: z.union([z.string(), z.number()]) })),
    assumed: true,
  }),
});
