import { Button } from '../primitives/buttons/button.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import * as styles from './plain-composer.css.ts';

export interface PlainComposerProps {
  /** Whom one writes to: 'Message to Coco'. */
  label: string;
  /** Where the form is sent, and what goes along with the text. */
  action: string;
  fields: Readonly<Record<string, string>>;
  /** What was typed and refused, and why. */
  text?: string | undefined;
  error?: string | undefined;
}

/** Where messages are written on a page without JavaScript; any other page has `Composer` in its place. */
export function PlainComposer({ label, action, fields, text, error }: PlainComposerProps) {
  return (
    <form method="post" action={action} className={styles.root} aria-label={label}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea label={label} name="text" rows={3} defaultValue={text} error={error} className={styles.field} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>
  );
}
