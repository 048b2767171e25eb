import { useFetcher } from '@remix-run/react';
import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel';
import { Dialog } from '@tutor/ui/primitives/dialog';
import { LoadState } from '@tutor/ui/shell/load-state';
import { useCallback, useEffect } from 'react';
import { type FeedData, type FeedProblem, type FeedReply, feedPanelProps, intentOf } from './feed-panel.ts';

/** The calendar feed over the class table. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<FeedData | FeedProblem>();
  const sender = useFetcher<FeedReply>();
  // What a button changed is loaded again by itself.
  const retry = useCallback(() => load('/classes/feed'), [load]);
  useEffect(retry, [retry]);
  const problem = data !== undefined && 'problem' in data ? data.problem : undefined;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Calendar feed">
      <LoadState
        isLoading={data === undefined}
        loadingLabel="Loading the calendar feed"
        error={problem}
        errorTitle="The calendar feed could not be loaded"
        onRetry={retry}
      >
        {data === undefined || 'problem' in data ? null : (
          <CalendarFeedPanel
            {...feedPanelProps(data, sender.data)}
            Form={sender.Form}
            sending={sender.state === 'submitting' ? intentOf(sender.formData) : undefined}
          />
        )}
      </LoadState>
    </Dialog>
  );
}
