import Sprout from 'lucide-react/icons/sprout';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { PageHeader } from '../primitives/layout/page-header.tsx';

/** The page of a tutor outside the test group: it says so, and is no error. */
export function NotInGrowth() {
  return (
    <>
      <PageHeader title="Growth Center" />
      <EmptyState
        headingLevel={2}
        icon={Sprout}
        title="Not open to you yet"
        description="The growth center is being tried out with some tutors. It will open here by itself when it is your turn."
        action={<ButtonLink href="/home">Go to Dashboard</ButtonLink>}
      />
    </>
  );
}
