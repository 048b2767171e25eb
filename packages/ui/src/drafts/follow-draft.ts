import type { DraftStore } from './draft-store.ts';
import { type FieldValues, isSame, readFields, writeField } from './form-fields.ts';

/** What became of a form's draft in another window. */
export type Elsewhere = 'typed' | 'done';

interface Followed {
  store: DraftStore;
  name: string;
  except: readonly string[];
  /** The fields as the page was drawn. */
  drawn: FieldValues;
  /** Writes into the form without its draft being kept anew. */
  write: (work: () => void) => void;
  onElsewhere: (what: Elsewhere) => void;
}

/**
 * Keeps a form up with the same one in the browser's other windows: what is typed there stands here, and what was sent or
 * thrown away there does not come back from here. Returns what ends it.
 */
export function followDraft(
  form: HTMLFormElement,
  { store, name, except, drawn, write, onElsewhere }: Followed,
): () => void {
  return store.subscribe((elsewhere) => {
    if (elsewhere !== name) return;
    const kept = store.read(name);
    write(() => {
      for (const [field, values] of readFields(form, except)) {
        const next = kept === undefined ? (drawn.get(field) ?? []) : kept[field];
        if (next !== undefined && !isSame(values, next)) writeField(form, field, next);
      }
    });
    onElsewhere(kept === undefined ? 'done' : 'typed');
  });
}
