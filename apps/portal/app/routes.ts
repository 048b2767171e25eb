import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

// Every address of the portal, in the specification's spelling.
export default [
  index('account/entrance.ts'),

  // Public
  route('welcome', 'account/welcome.tsx'),
  route('login', 'account/login.tsx'),
  route('logout', 'account/logout.ts'),
  route('404', 'shell/not-found.tsx'),
  route('500', 'shell/server-error.tsx'),

  // For signed-in tutors, inside the frame
  layout('shell/frame.tsx', [
    route('home', 'shell/home.tsx'),
    route('classTab', 'classes/class-tab.tsx'),
    route('message/:kind?', 'messages/message-list.tsx'),
    route('messageView/:id', 'messages/message-view.tsx'),
    ...laterAreas(),
  ]),

  // Data for pages that are open
  route('attendance/clock-in', 'attendance/clock-in.ts'),
  route('attendance/reply', 'attendance/reply.ts'),
  route('messages/updates', 'messages/updates.ts'),
  route('messages/read', 'messages/read.ts'),

  route('*', 'shell/unknown-path.ts'),
] satisfies RouteConfig;

/** Menu entries whose areas are not built yet: each has its address and says what will be there. */
function laterAreas() {
  return ['SOP', 'trainingCenter', 'serviceFee', 'comments', 'complaintList', 'myFeedback'].map((name) =>
    route(name, 'shell/coming-later.tsx', { id: `later/${name}` }),
  );
}
