import { account } from './account.ts';
import { accountRecovery } from './account-recovery.ts';
import { accountSignIn } from './account-sign-in.ts';
import { attendance } from './attendance.ts';
import { calendarFeed } from './calendar-feed.ts';
import { classDetail } from './class-detail.ts';
import { classRemarks } from './class-remarks.ts';
import { classes } from './classes.ts';
import { comments } from './comments.ts';
import { complaints } from './complaints.ts';
import { feedback } from './feedback.ts';
import { fees } from './fees.ts';
import { flowers } from './flowers.ts';
import { growth } from './growth.ts';
import { leave } from './leave.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { openClasses } from './open-classes.ts';
import { personalData } from './personal-data.ts';
import { profile } from './profile.ts';
import { referrals } from './referrals.ts';
import { schedule } from './schedule.ts';
import { scores } from './scores.ts';
import { shell } from './shell.ts';
import { shellNotices } from './shell-notices.ts';
import { sop } from './sop.ts';
import { tutorContract } from './tutor-contract.ts';
import { uploads } from './uploads.ts';

/** The whole contract: every area's calls. */
export const contract = {
  account,
  accountRecovery,
  accountSignIn,
  attendance,
  calendarFeed,
  classDetail,
  classRemarks,
  classes,
  comments,
  complaints,
  feedback,
  flowers,
  fees,
  growth,
  leave,
  messages,
  notices,
  openClasses,
  personalData,
  profile,
  referrals,
  schedule,
  scores,
  shell,
  shellNotices,
  tutorContract,
  sop,
  uploads,
};
