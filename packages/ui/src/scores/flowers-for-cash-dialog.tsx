import { exchangeClosedMessage, remainingFlowers } from '@tutor/rules/scores/flower-count';
import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { LoadState } from '../shell/load-state.tsx';
import {
  FlowerBalance,
  type FlowerExchangeErrors,
  FlowerExchangeFields,
  flowerExchangeLabels,
  noFlowersText,
} from './flower-exchange-fields.tsx';

export interface FlowersForCashDialogProps
  extends Pick<FormDialogProps, 'formId' | 'validate' | 'onSubmit' | 'replyErrors' | 'formKey' | 'repliedKey'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Flowers that the tutor has. */
  flowers: number;
  exchangedThisMonth: number;
  /** The backend says that nothing can be exchanged now: its message stands in place of the form. */
  isClosed?: boolean | undefined;
  isSubmitting?: boolean | undefined;
  /** The server's refusal of the whole form. */
  error?: string | undefined;
  fieldErrors?: FlowerExchangeErrors | undefined;
  isLoading?: boolean | undefined;
  /** Why the tutor's flowers could not be had. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const title = 'Flowers For Cash';
const idPrefix = 'flowers-dialog';

/** Exchanges flowers for cash: how many, what they are worth, and what for. */
export function FlowersForCashDialog({
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
  loadError,
  onRetry,
  formId,
  formKey,
  repliedKey,
  validate,
  replyErrors,
}: FlowersForCashDialogProps) {
  const quota = remainingFlowers({ flowers, exchangedThisMonth });
  const frame = { isOpen, onOpenChange, title };
  const done = (
    <Button variant="primary" onClick={() => onOpenChange(false)}>
      OK
    </Button>
  );
  if (isClosed) return <Dialog {...frame} size="small" description={exchangeClosedMessage} footer={done} />;
  if (isLoading || loadError !== undefined) {
    return (
      <Dialog {...frame} footer={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}>
        <LoadState
          isLoading={isLoading}
          loadingLabel="Loading your flowers"
          error={loadError}
          errorTitle="Your flowers could not be loaded"
          onRetry={onRetry}
          lines={3}
        >
          {null}
        </LoadState>
      </Dialog>
    );
  }
  if (quota === 0) {
    return (
      <Dialog {...frame} footer={done}>
        <FlowerBalance flowers={flowers} />
        <Banner tone="info">{noFlowersText({ flowers, exchangedThisMonth })}</Banner>
      </Dialog>
    );
  }
  return (
    <FormDialog
      {...frame}
      draft="flowers-for-cash"
      formId={formId}
      formKey={formKey}
      repliedKey={repliedKey}
      validate={validate}
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      error={error}
      fieldErrors={fieldErrors}
      replyErrors={replyErrors}
      summary={{ idPrefix, labels: flowerExchangeLabels }}
    >
      <FlowerBalance flowers={flowers} />
      <FlowerExchangeFields idPrefix={idPrefix} quota={quota} errors={fieldErrors} />
    </FormDialog>
  );
}
