import type { CopyClash, CopyPlan } from '@tutor/rules/schedule/copy-week';
import { overflowMessage } from '@tutor/rules/schedule/selection';
import { halfHoursText } from '@tutor/rules/schedule/slot-text';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SlotTimes } from './slot-times.tsx';

const clashTitles: Readonly<Record<CopyClash, string>> = {
  booked: 'Booked already',
  leave: 'You are on leave next week',
  disabled: 'Not available next week',
  missing: 'The clocks skip this time next week',
};

export interface CopyWeekDialogProps {
  plan: CopyPlan;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Makes the changes of the plan; they are sent later, with the rest. */
  onApply: () => void;
  onClose: () => void;
}

/** What copying last week would do, before anything of it is done. */
export function CopyWeekDialog({ plan, zone, onApply, onClose }: CopyWeekDialogProps) {
  const { opens, alreadyOpen, clashes, overLimit } = plan;
  const clashesOf = (reason: CopyClash): number[] =>
    clashes.filter((clash) => clash.reason === reason).map(({ fromMs, toMs }) => toMs ?? fromMs);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Copy last week"
      description={
        opens.length === 0
          ? 'Nothing to open: next week has all of it that it can have.'
          : `Opens ${halfHoursText(opens.length)} of next week at the times that were open or booked in the seven days before. Nothing is closed, and nothing is sent yet.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {opens.length === 0 ? null : (
            <Button variant="primary" onClick={onApply}>{`Open ${halfHoursText(opens.length)}`}</Button>
          )}
        </>
      }
    >
      {overLimit.length === 0 ? null : (
        <Banner
          tone="warning"
          role="status"
          title={overflowMessage}
        >{`No changes are left for ${halfHoursText(overLimit.length)} of it.`}</Banner>
      )}
      <SlotTimes title="Opens" starts={opens} zone={zone} />
      <SlotTimes title="Over the limit" starts={overLimit} zone={zone} />
      <SlotTimes title={clashTitles.booked} starts={clashesOf('booked')} zone={zone} />
      <SlotTimes title={clashTitles.leave} starts={clashesOf('leave')} zone={zone} />
      <SlotTimes title={clashTitles.disabled} starts={clashesOf('disabled')} zone={zone} />
      <SlotTimes title={clashTitles.missing} starts={clashesOf('missing')} zone={zone} />
      <SlotTimes title="Open already" starts={alreadyOpen} zone={zone} />
    </Dialog>
  );
}
