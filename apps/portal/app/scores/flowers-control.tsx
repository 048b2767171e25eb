import { remainingFlowers } from '@tutor/rules/scores/flower-count';
import { FlowersForCashDialog } from '@tutor/ui/scores/flowers-for-cash-dialog.tsx';
import { besidePart } from '../kit/beside/parts.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import { useFieldChecks } from '../kit/forms/use-field-checks.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import type { loader } from './exchange-flowers.ts';
import { flowerChecks } from './flower-checks.ts';

const address = '/scores/exchange-flowers';
/** What is typed in the dialog stays as it is: it is loaded anew by the dialog alone. */
const never = (): boolean => false;
const unknown = { flowers: 0, exchangedThisMonth: 0, isClosed: false };

/** Exchanges flowers for cash; what the tutor has is loaded with the opening. */
export function FlowersControl({ onClose }: { onClose: () => void }) {
  const beside = useBeside<typeof loader>(address, { isOutdatedBy: never });
  const amount = besidePart(beside.data?.amount, beside);
  const { flowers, exchangedThisMonth, isClosed } = amount.value ?? unknown;
  const checks = useFieldChecks({
    id: 'flowers-dialog',
    ...flowerChecks(remainingFlowers({ flowers, exchangedThisMonth })),
  });
  const form = useFormDialog({
    action: address,
    draft: { name: 'flowers-for-cash', sentBy: 'exchange' },
    onDone: onClose,
  });
  return (
    <FlowersForCashDialog
      isOpen
      onOpenChange={onClose}
      flowers={flowers}
      exchangedThisMonth={exchangedThisMonth}
      isClosed={isClosed}
      isLoading={amount.isLoading}
      loadError={amount.problem}
      onRetry={beside.ask}
      formId={checks.id}
      formKey={beside.data?.key}
      repliedKey={form.repliedKey}
      validate={checks.onSubmit}
      onSubmit={form.sendForm}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
      fieldErrors={checks.hasErrors ? checks.errors : form.fieldErrors}
      replyErrors={form.fieldErrors}
    />
  );
}
