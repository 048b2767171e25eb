import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import * as styles from './function-set-form.css.ts';

export interface FunctionSetFormProps {
  id: string;
  /** Every menu entry that this tutor may have; rules' `MenuEntry` fits. */
  entries: readonly { name: string; label: string }[];
  /** Names of those that the tutor hides. */
  hiddenNames: readonly string[];
  action: string;
  Form?: FormSlot | undefined;
  error?: string | undefined;
}

/** Which pages stand in the menu. Posts `shown` once for each entry that is to show; its button is the dialog's, by `id`. */
export function FunctionSetForm({ id, entries, hiddenNames, action, Form = 'form', error }: FunctionSetFormProps) {
  return (
    <Form id={id} action={action} method="post" className={styles.form}>
      <FormRefusal error={error} />
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
    </Form>
  );
}
