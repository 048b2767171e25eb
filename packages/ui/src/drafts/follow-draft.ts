import { toastStore } from '../primitives/feedback/toast-store.ts';
import type { DraftStore } from './draft-store.ts';
import { type FieldValues, isSame, readFields, writeField } from './form-fields.ts';

interface Followed {
  store: DraftStore;
  name: string;
  except: readonly string[];
  /** The fields as the page was drawn. */
  drawn: FieldValues;
  /** Writes into the form without its draft being kept anew. */
  write: (work: () => void) => void;
  /** The form is as another window has left it. */
  onElsewhere: () => void;
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
    onElsewhere();
    if (kept === undefined) {
      toastStore.add({ tone: 'info', message: 'What you had typed here was sent or cleared in another window.' });
    }
  });
}
