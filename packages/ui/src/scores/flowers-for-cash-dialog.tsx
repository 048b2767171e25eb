import {
  exchangeClosedMessage,
  exchangeRemarkMax,
  remainingFlowers,
  stepFlowerCount,
} from '@tutor/rules/scores/flower-count';
import { flowersInPesos, monthlyFlowerQuota, pesosPerFlower } from '@tutor/rules/scores/flowers';
import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { TextArea } from '../primitives/text-area.tsx';
import { TextField } from '../primitives/text-field.tsx';
import * as formStyles from '../shell/dialog-form.css.ts';
import { useFocusFirstInvalid } from '../shell/focus-first-invalid.ts';
import { formText } from '../shell/form-text.ts';
import { LoadState } from '../shell/load-state.tsx';
import { Icon } from '../theme/icon.tsx';
import { FlowerDrawing } from './flower-drawing.tsx';
import * as styles from './flowers-for-cash-dialog.css.ts';

export interface FlowersForCashDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Flowers that the tutor has. */
  flowers: number;
  exchangedThisMonth: number;
  /** The backend says that nothing can be exchanged now: its message stands in place of the form. */
  isClosed?: boolean | undefined;
  /** The fields as typed; check them on the server with `flowerExchangeSchema`. */
  onSubmit: (values: { flowersCount: string; remark: string }) => void;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  /** A new object for each reply: the focus moves to the first field at fault. */
  fieldErrors?: { flowersCount?: string | undefined; remark?: string | undefined } | undefined;
  isLoading?: boolean | undefined;
}

const number = new Intl.NumberFormat('en-US');

/** Exchanges flowers for cash: how many, what they are worth, and what for. */
export function FlowersForCashDialog(props: FlowersForCashDialogProps) {
  // Appears anew with each opening, so that each begins with an empty form.
  return props.isOpen ? <OpenFlowersForCashDialog {...props} /> : null;
}

function OpenFlowersForCashDialog({
  isOpen,
  onOpenChange,
  flowers,
  exchangedThisMonth,
  isClosed = false,
  onSubmit,
  isSubmitting = false,
  error,
  fieldErrors,
  isLoading = false,
}: FlowersForCashDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useFocusFirstInvalid(formRef, fieldErrors);
  const [count, setCount] = useState('');
  const quota = remainingFlowers({ flowers, exchangedThisMonth });
  const typed = /^[0-9]{1,9}$/.test(count.trim()) ? Number(count) : 0;
  const close = (): void => onOpenChange(false);

  if (isClosed) {
    return (
      <Dialog
        size="small"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title="Flowers For Cash"
        description={exchangeClosedMessage}
        footer={
          <Button variant="primary" onClick={close}>
            OK
          </Button>
        }
      />
    );
  }

  const step = (by: 1 | -1) => {
    const next = stepFlowerCount(count, by, quota);
    const isAtEnd = next === Number(count);
    return {
      variant: 'secondary' as const,
      className: styles.beside,
      'aria-disabled': isAtEnd ? true : undefined,
      onClick: () => {
        if (!isAtEnd) setCount(String(next));
      },
    };
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Flowers For Cash"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSubmitting}
            pendingLabel="Submitting..."
            disabled={isLoading || quota === 0}
          >
            Confirm
          </Button>
        </>
      }
    >
      <LoadState
        isLoading={isLoading}
        loadingLabel="Loading your flowers"
        error={undefined}
        errorTitle=""
        onRetry={undefined}
        lines={3}
      >
        <div className={styles.balance}>
          <FlowerDrawing className={styles.drawing} />
          <div>
            <p className={styles.figure}>{number.format(flowers)}</p>
            <p className={styles.small}>
              flowers, each worth PHP {pesosPerFlower}. At most {monthlyFlowerQuota} can be exchanged in a month.
            </p>
          </div>
        </div>
        {quota === 0 ? (
          <Banner tone="info">
            {flowers === 0
              ? 'You have no flowers to exchange yet.'
              : `You have exchanged ${number.format(exchangedThisMonth)} flowers this month. You can exchange more from the first of next month.`}
          </Banner>
        ) : (
          <form
            id={formId}
            ref={formRef}
            noValidate
            className={formStyles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (isSubmitting) return;
              const data = new FormData(event.currentTarget);
              onSubmit({ flowersCount: formText(data, 'flowersCount'), remark: formText(data, 'remark') });
            }}
          >
            {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
            <div>
              <div className={styles.stepper}>
                <IconButton label="One flower fewer" icon={<Icon of={Minus} size="small" />} {...step(-1)} />
                <TextField
                  label="Flowers"
                  name="flowersCount"
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  maxLength={9}
                  value={count}
                  onChange={(event) => setCount(event.currentTarget.value)}
                  error={fieldErrors?.flowersCount}
                  className={styles.count}
                />
                <IconButton label="One flower more" icon={<Icon of={Plus} size="small" />} {...step(1)} />
              </div>
              <div className={styles.below}>
                <p className={styles.small}>You can exchange up to {number.format(quota)} now.</p>
                <output className={styles.worth}>= PHP {number.format(flowersInPesos(typed))}</output>
              </div>
            </div>
            <TextArea
              label="Remark"
              name="remark"
              rows={3}
              required
              limit={exchangeRemarkMax}
              error={fieldErrors?.remark}
            />
          </form>
        )}
      </LoadState>
    </Dialog>
  );
}
