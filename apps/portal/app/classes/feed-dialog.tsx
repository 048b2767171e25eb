import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import { Dialog } from '@tutor/ui/primitives/dialogs/dialog.tsx';
import { LoadState } from '@tutor/ui/shell/load-state.tsx';
import { besidePart } from '../kit/beside/parts.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import type { loader } from './feed.ts';
import { type FeedMore, feedIntent, feedPanelProps } from './feed-panel.ts';

/** The calendar feed over the class table. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const form = useFormDialog<FeedMore>({ action: '/classTab/feed' });
  // What a button changed is loaded again by itself.
  const beside = useBeside<typeof loader>('/classes/feed', { change: form.reply });
  const panel = besidePart(beside.data?.panel, beside);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Calendar feed">
      <LoadState
        isLoading={panel.isLoading}
        loadingLabel="Loading the calendar feed"
        error={panel.problem}
        errorTitle="The calendar feed could not be loaded"
        onRetry={beside.ask}
      >
        {panel.value === undefined ? null : (
          <CalendarFeedPanel
            {...feedPanelProps(panel.value, form.reply)}
            Form={form.Form}
            sending={feedIntent(form.sendingIntent)}
          />
        )}
      </LoadState>
    </Dialog>
  );
}
