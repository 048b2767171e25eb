import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { mainMenu } from '@tutor/rules/shell/menu';
import { MessagePage } from '@tutor/ui/account/message-page';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { requireSignedIn } from '../account/guard.server.ts';
import { pageTitle } from './page-title.ts';

/** What each area will bring, by its path. */
const promises: Readonly<Record<string, string>> = {
  '/SOP': 'Your SOP score per class and its assessment summary will be here.',
  '/trainingCenter': 'Your courses, self-study and training bookings will be here.',
  '/serviceFee': 'Your accounting, payment records and completed classes will be here.',
  '/comments': 'What students say of your lessons will be here.',
  '/complaintList': 'Class reports, complaints and attendance records will be here.',
  '/myFeedback': 'Your feedback, appeals and their replies will be here.',
};

export const meta = ({ location }: { location: { pathname: string } }) => pageTitle(labelOf(location.pathname));

export async function loader(args: LoaderFunctionArgs) {
  await requireSignedIn(args);
  return json(null);
}

export default function ComingLater() {
  const { pathname } = useLocation();
  return (
    <MessagePage
      drawing="comingLater"
      title={labelOf(pathname)}
      actions={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
    >
      {promises[pathname] ?? 'This area is being built.'} It is not open yet.
    </MessagePage>
  );
}

function labelOf(pathname: string): string {
  return mainMenu.find((entry) => entry.path === pathname)?.label ?? 'Not open yet';
}

export { PageError as ErrorBoundary } from './page-error.tsx';
