import { useFetcher } from '@remix-run/react';
import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel';
import { Dialog } from '@tutor/ui/primitives/dialog';
import { LoadState } from '@tutor/ui/shell/load-state';
import { useEffect } from 'react';
import { type FeedData, type FeedReply, feedPanelProps, intentOf } from './feed-panel.ts';

/** The calendar feed over the class table. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<FeedData>();
  const sender = useFetcher<FeedReply>();
  // The page's own loader; what a button changed is loaded again by itself.
  useEffect(() => load('/classTab/feed'), [load]);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Calendar feed">
      <LoadState
        isLoading={data === undefined}
        loadingLabel="Loading the calendar feed"
        error={undefined}
        errorTitle="The calendar feed could not be loaded"
        onRetry={undefined}
      >
        {data === undefined ? null : (
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
