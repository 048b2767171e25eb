import { index, layout, type RouteConfig, route } from '@remix-run/route-config';
import { laterAreas } from './shell/later-areas.ts';

// Every address of the portal, in the specification's spelling.
export default [
  index('account/entrance.ts'),

  // Public
  route('welcome', 'account/welcome.tsx'),
  route('login', 'account/login.tsx'),
  route('logout', 'account/logout.ts'),
  route('forgetPassword', 'account/forget-password.tsx'),
  route('retrieveEmail', 'account/retrieve-email.tsx'),
  route('loginAuto', 'account/login-auto.tsx'),
  route('clientAutoLogin', 'account/client-auto-login.tsx'),
  route('oidc-sign-in', 'account/oidc-sign-in.ts'),
  route('oidc-callback', 'account/oidc-callback.tsx'),
  route('redirect', 'account/redirect.tsx'),
  route('moodle', 'account/moodle.ts'),
  route('tutorClient', 'account/tutor-client.tsx'),
  route('test', 'shell/public-later.tsx', { id: 'later/test' }),
  route('speed', 'shell/public-later.tsx', { id: 'later/speed' }),
  route('404', 'shell/not-found.tsx'),
  route('500', 'shell/server-error.tsx'),

  // For signed-in tutors, inside the frame
  layout('shell/frame.tsx', [
    route('home', 'shell/home.tsx'),
    route('attendance/no', 'attendance/no.tsx'),
    route('classTab', 'classes/class-tab.tsx'),
    route('classTab/feed', 'classes/feed-page.tsx'),
    route('classTab/history', 'classes/class-history.tsx'),
    route('releaseTime', 'schedule/release-time.ts'),
    route('releaseTime/submit', 'schedule/submit.tsx'),
    route('releaseTime/cancle', 'schedule/cancel.tsx'),
    route('classDetail/:id', 'classes/class-detail.tsx'),
    route('remarksDue', 'classes/remarks-due.tsx'),
    route('message/:kind?', 'messages/message-list.tsx'),
    route('messageView/:id', 'messages/message-view.tsx'),
    route('complaintList', 'scores/complaint-list.ts'),
    route('complaintList/receivedComplaint', 'scores/received-complaint.tsx'),
    route('complaintList/receivedComplaint/new', 'scores/send-complaint.tsx'),
    route('complaintList/receivedComplaint/:id', 'scores/complaint.tsx'),
    route('complaintList/recitationClassesReport', 'scores/recitation-report.tsx'),
    route('complaintList/lateAttendanceEarlyLeave', 'scores/late-attendance.tsx'),
    route('newPersonalData', 'profile/new-personal-data.tsx'),
    route('personalData/:child?', 'profile/personal-data.tsx'),
    ...laterAreas.map(({ path }) => route(`${path}/*`, 'shell/coming-later.tsx', { id: `later/${path}` })),
  ]),

  // What open pages send to and fetch from
  route('attendance/clock-in', 'attendance/clock-in.ts'),
  route('attendance/reply', 'attendance/reply.ts'),
  route('attendance/pending', 'attendance/pending.ts'),
  route('attendance/send', 'attendance/send.ts'),
  route('messages/updates', 'messages/updates.ts'),
  route('messages/read', 'messages/read.ts'),
  route('messages/agree', 'messages/agree.ts'),
  route('account/change-email', 'account/change-email.ts'),
  route('account/bind-phone', 'account/bind-phone.ts'),
  route('profile/skype-id', 'profile/skype-id.ts'),
  route('scores/recitation-clip', 'scores/recitation-clip.ts'),
  route('scores/qa-report', 'scores/qa-report.ts'),
  route('calendar/:file', 'classes/calendar-feed.ts'),
  route('classes/temporary', 'classes/temporary.ts'),
  route('classes/join/:id', 'classes/join.ts'),
  route('classes/results/:id', 'classes/results.ts'),
  route('classes/materials/:id', 'classes/materials.ts'),
  route('classes/remark-templates', 'classes/remark-templates.ts'),
  route('shell/extras', 'shell/extras.ts'),
  route('shell/setting/:name', 'shell/setting.ts'),

  route('*', 'shell/unknown-path.ts'),
] satisfies RouteConfig;
