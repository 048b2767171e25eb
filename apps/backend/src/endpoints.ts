import type { GuessLimits } from './account/guess-limits.ts';
import { accountEndpoints } from './account/handlers.ts';
import type { KnownPlaces } from './account/known-places.ts';
import type { Outbox } from './account/outbox.ts';
import type { Passwords } from './account/passwords.ts';
import { recoveryEndpoints } from './account/recovery-handlers.ts';
import { signInEndpoints } from './account/sign-in-handlers.ts';
import type { VerificationCodes } from './account/verification-codes.ts';
import { attendanceEndpoints } from './attendance/handlers.ts';
import { callEndpoints } from './calls/handlers.ts';
import type { IceSettings } from './calls/ice-servers.ts';
import { chatGroupEndpoints } from './chat/group-handlers.ts';
import { chatEndpoints } from './chat/handlers.ts';
import { personOfSession } from './chat/people.ts';
import { calendarFeedEndpoints, type FeedReadLimits } from './classes/calendar-feed-handlers.ts';
import type { ClassroomLinks } from './classes/classroom-link.ts';
import { classDetailEndpoints } from './classes/detail-handlers.ts';
import { classEndpoints } from './classes/handlers.ts';
import { openClassEndpoints } from './classes/open-class-handlers.ts';
import { classRemarkEndpoints } from './classes/remark-handlers.ts';
import { tutorContractEndpoints } from './contract/handlers.ts';
import { accentRecordingEndpoints } from './devices/accent-handlers.ts';
import { networkTestEndpoints } from './devices/handlers.ts';
import { feedbackEndpoints } from './feedback/handlers.ts';
import { feeEndpoints } from './fees/handlers.ts';
import type { FileStore } from './files/file-store.ts';
import { growthCourseEndpoints } from './growth/course-handlers.ts';
import { growthGoalEndpoints } from './growth/goal-handlers.ts';
import { growthEndpoints } from './growth/handlers.ts';
import { growthPetEndpoints } from './growth/pet-handlers.ts';
import { growthScheduleEndpoints } from './growth/plan-handlers.ts';
import { growthRewardEndpoints } from './growth/reward-handlers.ts';
import { growthStrengthEndpoints } from './growth/strength-handlers.ts';
import { leaveEndpoints } from './leave/handlers.ts';
import { messageEndpoints } from './messages/handlers.ts';
import { noticeEndpoints } from './messages/notice-handlers.ts';
import { profileEndpoints } from './profile/handlers.ts';
import { personalDataEndpoints } from './profile/personal-data-handlers.ts';
import { rankingEndpoints } from './rankings/handlers.ts';
import { referralEndpoints } from './referrals/handlers.ts';
import { scheduleEndpoints } from './schedule/handlers.ts';
import { commentEndpoints } from './scores/comment-handlers.ts';
import { complaintEndpoints } from './scores/complaint-handlers.ts';
import { flowerEndpoints } from './scores/flower-handlers.ts';
import { scoreEndpoints } from './scores/handlers.ts';
import { sopEndpoints } from './scores/sop-handlers.ts';
import { shellEndpoints } from './shell/handlers.ts';
import { shellNoticeEndpoints } from './shell/notice-handlers.ts';
import { trainingAnnouncementEndpoints } from './training/announcement-handlers.ts';
import { trainingEndpoints } from './training/handlers.ts';
import { trainingHomeEndpoints } from './training/home-handlers.ts';
import { trainingKitEndpoints } from './training/kit-handlers.ts';
import { trainingLessonEndpoints } from './training/lesson-handlers.ts';
import { trainingSourceEndpoints } from './training/source-handlers.ts';
import { uploadEndpoints } from './uploads/handlers.ts';

/** What handlers use beside the call that they answer. */
export interface EndpointTools {
  passwords: Passwords;
  codes: VerificationCodes;
  outbox: Outbox;
  links: ClassroomLinks;
  store: FileStore;
  /** With which calls are signed. */
  keys: { appId: string; appSecret: string };
  guesses: GuessLimits;
  places: KnownPlaces;
  feedReads: FeedReadLimits;
  /** Where browsers reach the backend; asked at each call, since a port may be known only once it listens. */
  publicUrl: () => string;
  /** Address of the identity provider. */
  authorityUrl: () => string;
  /** Folder of the training material. */
  trainingDir: string;
  /** By which tokens of the chat's hub are signed. */
  chatHubKey: Buffer;
  /** By which statements of network tests are signed. */
  statementKey: Buffer;
  ice: IceSettings;
}

/** Every call of the contract with its handler, area by area. */
export function contractEndpoints({
  passwords,
  codes,
  outbox,
  links,
  store,
  keys,
  guesses,
  places,
  feedReads,
  publicUrl,
  authorityUrl,
  trainingDir,
  chatHubKey,
  statementKey,
  ice,
}: EndpointTools) {
  return [
    ...accentRecordingEndpoints,
    ...accountEndpoints({ passwords, guesses, places }),
    ...recoveryEndpoints({ passwords, codes, outbox, guesses, places }),
    ...signInEndpoints({ guesses }),
    ...attendanceEndpoints,
    ...calendarFeedEndpoints(feedReads),
    ...callEndpoints({ personOf: personOfSession, ice }),
    ...chatEndpoints({ personOf: personOfSession, hubKey: chatHubKey }),
    ...chatGroupEndpoints({ personOf: personOfSession }),
    ...classDetailEndpoints({ links }),
    ...classRemarkEndpoints,
    ...classEndpoints,
    ...commentEndpoints,
    ...complaintEndpoints({ publicUrl }),
    ...feedbackEndpoints,
    ...flowerEndpoints,
    ...feeEndpoints,
    ...growthEndpoints,
    ...growthCourseEndpoints,
    ...growthGoalEndpoints,
    ...growthScheduleEndpoints,
    ...growthStrengthEndpoints,
    ...growthPetEndpoints,
    ...growthRewardEndpoints,
    ...leaveEndpoints,
    ...messageEndpoints,
    ...networkTestEndpoints({ store, statementKey }),
    ...noticeEndpoints,
    ...openClassEndpoints({ links }),
    ...personalDataEndpoints,
    ...profileEndpoints({ codes, outbox }),
    ...rankingEndpoints,
    ...referralEndpoints,
    ...scheduleEndpoints,
    ...scoreEndpoints,
    ...shellEndpoints({ keys, publicUrl, authorityUrl }),
    ...shellNoticeEndpoints({ publicUrl }),
    ...tutorContractEndpoints,
    ...sopEndpoints,
    ...trainingEndpoints,
    ...trainingHomeEndpoints,
    ...trainingAnnouncementEndpoints,
    ...trainingLessonEndpoints({ links }),
    ...trainingKitEndpoints,
    ...trainingSourceEndpoints({ folder: trainingDir }),
    ...uploadEndpoints({ store, ownerOf: ({ requireSession }) => ({ tuid: requireSession().tuid }) }),
  ];
}
