import History from 'lucide-react/icons/rotate-ccw-clock';
import { useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import type { DraftStore } from './draft-store.ts';
import { useDraftStore } from './drafts-provider.tsx';
import * as styles from './form-draft.css.ts';
import { type FieldValues, isSame, readDrawnFields, readFields, writeField } from './form-fields.ts';

export interface FormDraftProps {
  /** Name of the form, with the id of what it is about where there are several: `remark:4711`. */
  name: string;
  /** Names of further fields that are not kept. Codes, passwords, files and hidden fields never are. */
  except?: readonly string[] | undefined;
  /** The page settles itself what becomes of the form in other windows; by default each window shows the same. */
  isAlone?: boolean | undefined;
  /** Leaves out the line that says so when something was restored. */
  isQuiet?: boolean | undefined;
  /**
   * The form's key, as it was drawn: sent twice, the form has one effect. The first one stays however often the page's data are
   * asked anew, and is kept with what is typed, so that a form that comes back is known again. It goes along as `key`.
   */
  formKey?: string | undefined;
  /** The key that a refusal came with: from then on it counts. */
  repliedKey?: string | undefined;
}

const none: readonly string[] = [];
// No page waits for it.
const loadFollowing = () => import('./follow-draft.ts');
const keyName = 'key';

/**
 * Keeps what is typed into the form around it, per tutor, and fills it in again when the form next appears. Clear it by
 * `useDraftStore().clear(name)` once the form has been sent; resetting the form clears it too.
 */
export function FormDraft({
  name,
  except = none,
  isQuiet = false,
  isAlone = false,
  formKey,
  repliedKey,
}: FormDraftProps) {
  const store = useDraftStore();
  const ref = useRef<HTMLSpanElement>(null);
  const keeper = useRef<Keeper>();
  const [isRestored, setRestored] = useState(false);
  const exceptNames = except.join(' ');
  useBrowserLayoutEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return;
    const watching = keepDraft(form, { store, name, except: exceptNames === '' ? none : exceptNames.split(' ') });
    keeper.current = watching;
    setRestored(watching.isRestored);
    // What came back, and the line that says so, are not left in a closed disclosure.
    const around = watching.isRestored ? form.closest('details') : null;
    if (around !== null) around.open = true;
    // After a session that ended the address leads back to the field that was being filled in.
    const left = document.getElementById(window.location.hash.slice(1));
    if (watching.isRestored && form.contains(left)) left?.focus();
    const onReset = (): void => setRestored(false);
    form.addEventListener('reset', onReset);
    const stopFollowing = isAlone ? undefined : watching.follow(() => setRestored(false));
    return () => {
      stopFollowing?.();
      form.removeEventListener('reset', onReset);
      watching.stop();
    };
  }, [store, name, exceptNames, isAlone]);
  return (
    <>
      <span ref={ref} hidden />
      {formKey === undefined ? null : <FormKey key={name} draft={name} drawn={formKey} replied={repliedKey} />}
      {isRestored && !isQuiet ? (
        <div role="status" className={styles.note}>
          <Icon of={History} size="small" />
          What you typed before is back.
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              keeper.current?.startOver();
              setRestored(false);
            }}
          >
            Start over
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The key that a form goes by: of its last refusal, else of its draft, else the first that was drawn. */
function FormKey({ draft, drawn, replied }: { draft: string; drawn: string; replied: string | undefined }) {
  const store = useDraftStore();
  const [key, setKey] = useState(replied ?? drawn);
  useBrowserLayoutEffect(() => {
    const typed = store.read(draft);
    const kept = replied ?? typed?.[keyName]?.[0];
    if (kept === undefined) return;
    setKey(kept);
    if (typed !== undefined) store.save(draft, { ...typed, [keyName]: [kept] });
  }, [store, draft, replied]);
  return <input type="hidden" name={keyName} value={key} />;
}

interface Keeper {
  /** Whether something came back that the page itself had not drawn. */
  isRestored: boolean;
  /** Forgets the draft and empties what it had filled in. */
  startOver: () => void;
  /** Follows what becomes of the draft in other windows; returns what ends it. */
  follow: (onElsewhere: () => void) => () => void;
  stop: () => void;
}

/** The form's key, where it has one. */
function keyOf(form: HTMLFormElement): Record<string, string[]> {
  const key = form.querySelector<HTMLInputElement>(`input[type=hidden][name=${keyName}]`)?.value;
  return key === undefined ? {} : { [keyName]: [key] };
}

/** Fills a form in from its draft, and keeps the draft up with the form from then on. */
function keepDraft(
  form: HTMLFormElement,
  { store, name, except }: { store: DraftStore; name: string; except: readonly string[] },
): Keeper {
  const drawn: FieldValues = readDrawnFields(form, except);
  const { [keyName]: _, ...typed } = store.read(name) ?? {};
  const draft = new Map(Object.entries(typed).map(([field, values]) => [field, [...values]]));
  let isWriting = false;

  /** Fields appear by what others hold: what was kept for one that is not there yet waits for it. */
  const restore = (): boolean => {
    let hasWritten = false;
    isWriting = true;
    for (const [field, values] of readDrawnFields(form, except)) if (!drawn.has(field)) drawn.set(field, values);
    for (const [field, values] of readFields(form, except)) {
      const kept = draft.get(field);
      if (kept === undefined) continue;
      draft.delete(field);
      // What was typed before the script had loaded is newer than any draft.
      if (!isSame(values, drawn.get(field)) || isSame(values, kept)) continue;
      writeField(form, field, kept);
      hasWritten = true;
    }
    isWriting = false;
    return hasWritten;
  };

  const keep = (): void => {
    if (isWriting) return;
    const current = readFields(form, except);
    for (const [field, values] of readDrawnFields(form, except)) if (!drawn.has(field)) drawn.set(field, values);
    const isChanged = [...current].some(([field, values]) => !isSame(values, drawn.get(field)));
    if (isChanged || draft.size > 0)
      store.save(name, { ...Object.fromEntries([...draft, ...current]), ...keyOf(form) });
    else store.clear(name);
  };

  const onReset = (): void => {
    draft.clear();
    store.clear(name);
  };

  const isRestored = restore();
  const observer = new MutationObserver(() => {
    if (draft.size === 0) observer.disconnect();
    else restore();
  });
  if (draft.size > 0) observer.observe(form, { childList: true, subtree: true });
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
  form.addEventListener('reset', onReset);
  return {
    isRestored,
    startOver: () => {
      isWriting = true;
      for (const [field] of readFields(form, except)) writeField(form, field, drawn.get(field) ?? []);
      isWriting = false;
      onReset();
      for (const field of form.elements) {
        if (field instanceof HTMLElement && field.matches('input:not([type=hidden]), textarea, select')) {
          field.focus();
          break;
        }
      }
    },
    follow: (onElsewhere) => {
      let end = (): void => undefined;
      const write = (work: () => void): void => {
        isWriting = true;
        work();
        isWriting = false;
      };
      const begun = loadFollowing().then(({ followDraft }) => {
        end = followDraft(form, { ...{ store, name, except, drawn, write }, onElsewhere });
      });
      // Without its code each window goes on by itself.
      begun.catch(() => undefined);
      return () =>
        void begun.then(
          () => end(),
          () => undefined,
        );
    },
    stop: () => {
      observer.disconnect();
      form.removeEventListener('input', keep);
      form.removeEventListener('change', keep);
      form.removeEventListener('reset', onReset);
    },
  };
}
