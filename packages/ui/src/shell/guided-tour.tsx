import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { firstLoginTour } from './first-login-tour.ts';
import * as styles from './guided-tour.css.ts';
import { tourCardPlace } from './tour-place.ts';
import type { TourStep } from './tour-step.ts';

export interface GuidedTourProps {
  /** Default: the tour of the first login, over header and sidebar. Steps whose target is not to be seen are left out. */
  steps?: readonly TourStep[] | undefined;
  /** Once, when the tour is over: 'skipped' by the button or Escape. */
  onEnd: (reason: 'finished' | 'skipped') => void;
}

/** Room around what is lit, in px. */
const margin = 6;

function findTarget({ target }: TourStep): Element | undefined {
  if (target === undefined) return undefined;
  const candidates = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target.current];
  return (
    candidates.find(
      (element): element is Element =>
        element?.checkVisibility({ visibilityProperty: true }) === true && element.getBoundingClientRect().width > 0,
    ) ?? undefined
  );
}

/**
 * Walks through the frame, one thing at a time. Mounted is open; load it lazily. The page behind is inert and does not
 * scroll; the focus stays on the tour and goes back to where it was.
 */
export function GuidedTour({ steps = firstLoginTour, onEnd }: GuidedTourProps) {
  const [shown, setShown] = useState<readonly TourStep[]>();
  // Looked for once the page stands, also when both come up together.
  useLayoutEffect(() => {
    setShown((was) => was ?? steps.filter((step) => step.target === undefined || findTarget(step) !== undefined));
  }, [steps]);
  const isEmpty = shown?.length === 0;
  useEffect(() => {
    if (isEmpty) onEnd('finished');
  }, [isEmpty, onEnd]);
  return shown === undefined || isEmpty ? null : <Walk shown={shown} onEnd={onEnd} />;
}

function Walk({ shown, onEnd }: { shown: readonly TourStep[]; onEnd: GuidedTourProps['onEnd'] }) {
  const titleId = useId();
  const textId = useId();
  const rootRef = useRef<HTMLDialogElement>(null);
  const lightRef = useRef<HTMLDivElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);
  const [index, setIndex] = useState(0);
  const step = shown[index];

  const end = useCallback(
    (reason: 'finished' | 'skipped'): void => {
      if (hasEnded.current) return;
      hasEnded.current = true;
      onEnd(reason);
    },
    [onEnd],
  );

  // Before the element goes, not after: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const root = rootRef.current;
    const page = document.documentElement;
    const overflowBefore = page.style.overflow;
    page.style.overflow = 'hidden';
    root?.showModal();
    nextRef.current?.focus();
    return () => {
      page.style.overflow = overflowBefore;
      root?.close();
    };
  }, []);

  useLayoutEffect(() => {
    if (step === undefined) return;
    const target = findTarget(step);
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const place = (): void => {
      const light = lightRef.current;
      const card = cardRef.current;
      if (light === null || card === null) return;
      const rect = target?.getBoundingClientRect();
      const box =
        rect === undefined
          ? undefined
          : {
              left: rect.left - margin,
              top: rect.top - margin,
              width: rect.width + 2 * margin,
              height: rect.height + 2 * margin,
            };
      const view = { width: window.innerWidth, height: window.innerHeight };
      const lit = box ?? { left: view.width / 2, top: view.height / 2, width: 0, height: 0 };
      // Set on the element itself: the page's policy allows no style attributes in markup.
      light.style.left = `${lit.left}px`;
      light.style.top = `${lit.top}px`;
      light.style.width = `${lit.width}px`;
      light.style.height = `${lit.height}px`;
      light.hidden = false;
      const { left, top } = tourCardPlace(box, { width: card.offsetWidth, height: card.offsetHeight }, view);
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    if (cardRef.current !== null) observer.observe(cardRef.current);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [step]);

  if (step === undefined) return null;
  const isLast = index === shown.length - 1;
  return (
    <dialog
      ref={rootRef}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.root}
      onCancel={(event) => {
        event.preventDefault();
        end('skipped');
      }}
      onClose={() => {
        // A browser may close it against our will; a close that was followed by an opening is none.
        if (rootRef.current?.open === false) end('skipped');
      }}
    >
      <div ref={lightRef} className={styles.light} />
      <div ref={cardRef} className={styles.card}>
        <div aria-live="polite">
          <p className={styles.count}>{`${index + 1} of ${shown.length}`}</p>
          <h2 id={titleId} className={styles.title}>
            {step.title}
          </h2>
          <p id={textId} className={styles.text}>
            {step.text}
          </p>
        </div>
        <div className={styles.actions}>
          {isLast ? null : (
            <Button variant="quiet" size="small" className={styles.skip} onClick={() => end('skipped')}>
              Skip
            </Button>
          )}
          {index === 0 ? null : (
            <Button
              size="small"
              onClick={() => {
                setIndex(index - 1);
                // Back goes away at the first step; the focus must not go with it.
                if (index === 1) nextRef.current?.focus();
              }}
            >
              Back
            </Button>
          )}
          <Button
            ref={nextRef}
            variant="primary"
            size="small"
            onClick={() => {
              if (isLast) end('finished');
              else setIndex(index + 1);
            }}
          >
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
