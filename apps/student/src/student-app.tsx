import { ToastRegion } from '@tutor/ui/primitives/feedback/toast-region.tsx';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';
import { usePlace } from './place.ts';

/** Who are you? Then: the chat of that person. */
export function StudentApp() {
  const { personId, conversationId, call } = usePlace();
  return (
    <>
      {personId === undefined ? (
        <PeoplePage />
      ) : (
        <PersonPage key={personId} personId={personId} conversationId={conversationId} call={call} />
      )}
      <ToastRegion />
    </>
  );
}
