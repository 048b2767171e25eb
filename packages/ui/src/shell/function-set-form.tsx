import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Checkbox } from '../primitives/checkbox.tsx';
import type { FormSlot } from './form-slot.tsx';
import * as styles from './function-set-form.css.ts';

export interface FunctionSetFormProps {
  /** Every menu entry that this tutor may have; rules' `MenuEntry` fits. */
  entries: readonly { name: string; label: string }[];
  /** Names of those that the tutor hides. */
  hiddenNames: readonly string[];
  action: string;
  Form?: FormSlot | undefined;
  isSubmitting?: boolean | undefined;
  error?: string | undefined;
  /** Gives the form a Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Which pages stand in the menu. Posts `intent=functionSet` and `shown` once for each entry that is to show. */
export function FunctionSetForm({
  entries,
  hiddenNames,
  action,
  Form = 'form',
  isSubmitting = false,
  error,
  onCancel,
}: FunctionSetFormProps) {
  return (
    <Form id="function-set" action={action} method="post" className={styles.form}>
      {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
      <fieldset>
        <legend className={styles.legend}>
          What is not ticked leaves the menu. Its page stays, and you can bring it back here.
        </legend>
        <div className={styles.entries}>
          {entries.map(({ name, label }) => (
            <Checkbox key={name} name="shown" value={name} label={label} defaultChecked={!hiddenNames.includes(name)} />
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        {onCancel === undefined ? null : <Button onClick={onCancel}>Cancel</Button>}
        <Button
          type="submit"
          name="intent"
          value="functionSet"
          variant="primary"
          isPending={isSubmitting}
          pendingLabel="Saving"
        >
          Save
        </Button>
      </div>
    </Form>
  );
}
