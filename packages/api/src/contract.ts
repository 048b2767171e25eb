import { account } from './account/account.ts';
import { accountRecovery } from './account/account-recovery.ts';
import { accountSignIn } from './account/account-sign-in.ts';
import { attendance } from './attendance/attendance.ts';
import { calls } from './calls/calls.ts';
import { chat } from './chat/chat.ts';
import { chatGroups } from './chat/chat-groups.ts';
import { calendarFeed } from './classes/calendar-feed.ts';
import { classDetail } from './classes/class-detail.ts';
import { classRemarks } from './classes/class-remarks.ts';
import { classes } from './classes/classes.ts';
import { openClasses } from './classes/open-classes.ts';
import { tutorContract } from './contract/tutor-contract.ts';
import { accentRecordings } from './devices/accent-recordings.ts';
import { networkTests } from './devices/network-tests.ts';
import { feedback } from './feedback/feedback.ts';
import { fees } from './fees/fees.ts';
import { growth } from './growth/growth.ts';
import { growthCourses } from './growth/growth-courses.ts';
import { growthGoals } from './growth/growth-goals.ts';
import { growthPet } from './growth/growth-pet.ts';
import { growthRewards } from './growth/growth-rewards.ts';
import { growthSchedule } from './growth/growth-schedule.ts';
import { growthStrength } from './growth/growth-strength.ts';
import { leave } from './leave/leave.ts';
import { messages } from './messages/messages.ts';
import { notices } from './messages/notices.ts';
import { personalData } from './profile/personal-data.ts';
import { profile } from './profile/profile.ts';
import { rankings } from './rankings/rankings.ts';
import { referrals } from './referrals/referrals.ts';
import { schedule } from './schedule/schedule.ts';
import { comments } from './scores/comments.ts';
import { complaints } from './scores/complaints.ts';
import { flowers } from './scores/flowers.ts';
import { scores } from './scores/scores.ts';
import { sop } from './scores/sop.ts';
import { shell } from './shell/shell.ts';
import { shellNotices } from './shell/shell-notices.ts';
import { training } from './training/training.ts';
import { trainingAnnouncements } from './training/training-announcements.ts';
import { trainingHome } from './training/training-home.ts';
import { trainingKits } from './training/training-kits.ts';
import { trainingLessons } from './training/training-lessons.ts';
import { trainingSources } from './training/training-sources.ts';
import { uploads } from './uploads/uploads.ts';

/** The whole contract: every area's calls. */
export const contract = {
  accentRecordings,
  account,
  accountRecovery,
  accountSignIn,
  attendance,
  calendarFeed,
  calls,
  chat,
  chatGroups,
  classDetail,
  classRemarks,
  classes,
  comments,
  complaints,
  feedback,
  flowers,
  fees,
  growth,
  growthCourses,
  growthGoals,
  growthSchedule,
  growthStrength,
  growthPet,
  growthRewards,
  leave,
  messages,
  networkTests,
  notices,
  openClasses,
  personalData,
  profile,
  rankings,
  referrals,
  schedule,
  scores,
  shell,
  shellNotices,
  tutorContract,
  sop,
  training,
  trainingHome,
  trainingAnnouncements,
  trainingLessons,
  trainingKits,
  trainingSources,
  uploads,
};
