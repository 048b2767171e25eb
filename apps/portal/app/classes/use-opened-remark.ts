import { typedText } from '@tutor/rules/shell/typed-text';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { isSame, readDrawnFields, readFields } from '@tutor/ui/drafts/form-fields.ts';
import { useBrowserLayoutEffect } from '@tutor/ui/primitives/behaviour/use-browser-layout-effect.ts';
import { useRef, useState } from 'react';
import type { DetailReply } from './class-detail-action.server.ts';
import { type RemarkData, savedValues } from './saved-remark.ts';

interface OpenedRemarkOptions {
  /** The remark as it is known; undefined while it cannot be had. */
  value: RemarkData | undefined;
  /** What came back to a page without JavaScript: the form then holds what was typed before. */
  pageReply: DetailReply | undefined;
  /** A save that was refused, until it is forgotten. */
  refusal: DetailReply | undefined;
  isBusy: boolean;
  draft: string;
  /** The form is done with: what was said against it is, too. */
  onLetGo: () => void;
  /** What is typed was saved, although the answer to it may have been lost: the form is no longer needed. */
  onSaved: () => void;
}

/**
 * The remark that the form was opened with, held while something is typed over it. What another window saves meanwhile takes
 * nothing of that away, and is not written over unseen: the service refuses a save over the older version, and the next one
 * is over what was shown beside that refusal.
 */
export function useOpenedRemark({ value, pageReply, refusal, isBusy, draft, onLetGo, onSaved }: OpenedRemarkOptions) {
  const drafts = useDraftStore();
  const ref = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(() =>
    value === undefined || pageReply === undefined
      ? undefined
      : { ...value, Version: Number(pageReply.values.version) || 0 },
  );
  /** What the form was drawn with where it was refused before its scripts were there, as long as that form is up. */
  const [typedBefore, setTypedBefore] = useState(pageReply?.values);
  /** The version that was shown beside a refusal. */
  const [beside, setBeside] = useState<{ refusal: DetailReply; version: number; isSettled: boolean }>();
  // What the page brings after the refusal is shown beside it too; what comes later is not.
  const isNewerShown = held !== undefined && value !== undefined && held.Version !== value.Version;
  const isKnown = refusal === undefined || (refusal === beside?.refusal && (beside.isSettled || isBusy));
  if (!isKnown && value !== undefined && (isNewerShown || !isBusy)) {
    setBeside({ refusal, version: value.Version, isSettled: !isBusy });
  }
  // Not while a save of this window is on its way: the news of it can be here before its answer.
  const wasOutdated = useRef(false);
  const isOutdated =
    held !== undefined && value !== undefined && (isBusy ? wasOutdated.current : held.Version !== value.Version);
  wasOutdated.current = isOutdated;

  const letGo = (): void => {
    setHeld(undefined);
    setTypedBefore(undefined);
    onLetGo();
  };
  const letGoRef = useRef(letGo);
  letGoRef.current = letGo;
  const onSavedRef = useRef(onSaved);
  onSavedRef.current = onSaved;
  const hold = (): void => setHeld((known) => known ?? value);
  const holdRef = useRef(hold);
  holdRef.current = hold;

  useBrowserLayoutEffect(() => {
    const form = ref.current?.querySelector('form');
    if (!form) return;
    // Nobody heard what was typed before the scripts were there.
    const drawn = readDrawnFields(form, []);
    const typed = readFields(form, []);
    if ([...typed].every(([name, texts]) => isSame(texts, drawn.get(name)))) return;
    holdRef.current();
    drafts.save(draft, Object.fromEntries(typed));
  }, [drafts, draft]);

  useBrowserLayoutEffect(() => {
    const form = ref.current?.querySelector('form');
    if (!isOutdated || !form) return;
    const isThat = (remark: RemarkData): boolean => {
      const values = savedValues(remark);
      return [...readFields(form, [])].every(([name, [text = '']]) => typedText(text) === (values[name] ?? ''));
    };
    if (isThat(value)) {
      onSavedRef.current();
      return;
    }
    // Nothing is typed any more.
    if (isThat(held)) {
      letGoRef.current();
      return;
    }
    // The draft is one for all windows: the one that saves writes its own words into it, and then clears it.
    const keep = (): void => void drafts.save(draft, Object.fromEntries(readFields(form, [])));
    const keepIfCleared = (event: StorageEvent): void => {
      // Signed out: nothing of the tutor stays in this browser.
      if (drafts.isWipe(event)) stop();
      else if (drafts.read(draft) === undefined) keep();
    };
    const stop = (): void => window.removeEventListener('storage', keepIfCleared);
    keep();
    window.addEventListener('storage', keepIfCleared);
    return stop;
  }, [isOutdated, held, value, drafts, draft]);

  const opened = held ?? value;
  return {
    /** Around the form. */
    ref,
    opened,
    /** What its fields are drawn with. */
    values: typedBefore ?? (opened === undefined ? {} : savedValues(opened)),
    /** The version to save over. */
    version:
      held !== undefined && beside !== undefined && beside.refusal === refusal
        ? beside.version
        : (opened?.Version ?? 0),
    isHeld: held !== undefined,
    isOutdated,
    hold,
    letGo,
  };
}
