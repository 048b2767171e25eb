import { DraftsProvider } from '@tutor/ui/drafts/drafts-provider.tsx';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { ZoneProvider } from '@tutor/ui/primitives/behaviour/zone.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '@tutor/ui/primitives/feedback/skeleton.tsx';
import { useCallback, useEffect, useState } from 'react';
import { type Entered, enter } from './ask.ts';
import { CallPage } from './calls/call-page.tsx';
import { ChatPage } from './chat-page.tsx';
import { type PlaceOfCall, peopleHref } from './place.ts';

interface PersonPageProps {
  personId: number;
  conversationId: number | undefined;
  call: PlaceOfCall | undefined;
}

/** The page of one person, who comes in first. */
export function PersonPage({ personId, conversationId, call }: PersonPageProps) {
  const [entered, setEntered] = useState<Entered>();
  const [isFailed, setFailed] = useState(false);
  const come = useCallback(() => {
    setFailed(false);
    enter(personId).then(setEntered, () => setFailed(true));
  }, [personId]);
  useEffect(come, [come]);
  if (isFailed) {
    return (
      <main>
        <ErrorState
          title="This person could not come in"
          headingLevel={1}
          onRetry={come}
          action={<ButtonLink href={peopleHref}>Be somebody else</ButtonLink>}
        />
      </main>
    );
  }
  if (entered === undefined) {
    return (
      <SkeletonGroup label="Loading the chat">
        <Skeleton shape="body" />
      </SkeletonGroup>
    );
  }
  const { me, nowMs } = entered;
  const zone = me.zone ?? 'Asia/Shanghai';
  return (
    <NowProvider initialNowMs={nowMs}>
      <ZoneProvider zone={zone}>
        <DraftsProvider owner={`student-${me.id}`} keep="tab">
          {call === undefined ? (
            <ChatPage me={me} zone={zone} openId={conversationId} />
          ) : (
            <CallPage personId={me.id} call={call} />
          )}
        </DraftsProvider>
      </ZoneProvider>
    </NowProvider>
  );
}
