import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import { Dialog } from '@tutor/ui/primitives/dialogs/dialog.tsx';
import { LoadState } from '@tutor/ui/shell/load-state.tsx';
import { useFormDialog } from '../kit/use-form-dialog.ts';
import { useKnownParts } from '../kit/use-known-parts.ts';
import { useLoaded } from '../kit/use-loaded.ts';
import type { loader } from './feed.ts';
import { type FeedMore, feedIntent, feedPanelProps } from './feed-panel.ts';

/** The calendar feed over the class table. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data, problem, ask } = useLoaded<typeof loader>('/classes/feed');
  const form = useFormDialog<FeedMore>({ action: '/classTab/feed' });
  // What a button changed is loaded again by itself.
  const panel = useKnownParts(data, { change: form.reply, ask })?.panel;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Calendar feed">
      <LoadState
        isLoading={panel === undefined && problem === undefined}
        loadingLabel="Loading the calendar feed"
        error={panel !== undefined && 'problem' in panel ? panel.problem : problem}
        errorTitle="The calendar feed could not be loaded"
        onRetry={ask}
      >
        {panel === undefined || 'problem' in panel ? null : (
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
