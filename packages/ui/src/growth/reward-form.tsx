import type { ReactNode } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button, type ButtonProps } from '../primitives/buttons/button.tsx';

/** What every part with such buttons is given. */
export interface RewardForms {
  /** Where they are sent to, as `intent` and `value`. */
  action: string;
  Form?: FormSlot | undefined;
  /** The one that is on its way, as 'intent value'. */
  sending?: string | undefined;
}

export interface RewardFormProps extends RewardForms, Pick<ButtonProps, 'variant' | 'icon'> {
  intent: string;
  value: string | number;
  /** What it is about, for a screen reader: ' for LV.3'. */
  about: string;
  pendingLabel?: string;
  children: string;
  /** Further fields, unseen. */
  fields?: ReactNode;
}

/** A button that is a form of its own, so that it works without JavaScript. */
export function RewardForm({
  action,
  Form = 'form',
  sending,
  intent,
  value,
  about,
  variant,
  icon,
  pendingLabel = 'Saving…',
  children,
  fields,
}: RewardFormProps) {
  const isPending = sending === `${intent} ${value}`;
  return (
    <Form id={`${intent}-${value}`} action={action} method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="value" value={value} />
      {fields}
      <Button
        type="submit"
        size="small"
        variant={variant}
        icon={icon}
        isPending={isPending}
        pendingLabel={pendingLabel}
        aria-label={`${isPending ? pendingLabel : children} ${about}`}
      >
        {children}
      </Button>
    </Form>
  );
}
