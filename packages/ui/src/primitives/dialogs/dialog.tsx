import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import { PartBoundary } from '../behaviour/part-boundary.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import * as styles from './dialog.css.ts';
import { spareForeignElements } from './foreign-elements.ts';
import { useMoreDialogsText } from './more-dialogs.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Called with false when Escape, the close button or the ground beside asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called in its place for the close button, where that gives up what Escape and a click beside leave for later. */
  onCancel?: (() => void) | undefined;
  /** Heading and accessible name. */
  title: string;
  /** Said first, and read out with the title. */
  description?: ReactNode;
  /** Buttons at the end; the last is the main one. */
  footer?: ReactNode;
  /** At most 400, 560 (default) or 1000 px wide. */
  size?: keyof typeof styles.size | undefined;
  /** False where an answer must be given: no close button, no Escape, no click beside. */
  isDismissable?: boolean | undefined;
  /** `alertdialog` interrupts: for questions that cannot wait. */
  role?: 'dialog' | 'alertdialog' | undefined;
  closeLabel?: string | undefined;
  /** Reaches the panel, for a width of its own. */
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog: focus moves in, stays in and goes back to where it was. Load it with `LazyDialog`; react-aria comes
 * along with it.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  onCancel = () => onOpenChange(false),
  title,
  description,
  footer,
  size = 'medium',
  isDismissable = true,
  role = 'dialog',
  closeLabel = 'Close',
  className,
  children,
}: DialogProps) {
  const descriptionId = useId();
  const panel = useRef<HTMLElement>(null);
  const more = useMoreDialogsText();
  useFocusBack(isOpen);
  useLayoutEffect(() => (isOpen ? spareForeignElements() : undefined), [isOpen]);
  useEscapeFromUnder(panel, isOpen && isDismissable, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.overlay}
    >
      <Modal className={classNames(styles.modal, styles.size[size], styles.wide, className)}>
        <AriaDialog
          ref={panel}
          role={role}
          className={styles.dialog}
          {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}
        >
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {more === undefined ? null : <p className={styles.more}>{more}</p>}
            {isDismissable ? (
              <IconButton
                size="small"
                label={closeLabel}
                icon={<Icon of={X} />}
                onClick={onCancel}
                className={styles.close}
              />
            ) : null}
          </div>
          <ScrollBody>
            {description === undefined ? null : (
              <div id={descriptionId} className={styles.description}>
                {description}
              </div>
            )}
            <PartBoundary name="What stands here">{children}</PartBoundary>
          </ScrollBody>
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The part that scrolls when the dialog is too high; then, and only then, it can be reached to be scrolled by keyboard. */
function ScrollBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const body = ref.current;
    if (body === null) return;
    const measure = (): void => setScrolling(body.scrollHeight > body.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={styles.body} {...(isScrolling ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

const underModal = '[aria-hidden="true"], [inert]';

/**
 * Escape pressed while the focus is still, or again, under the dialog, as in the moments in which it opens: it is meant for
 * the dialog, and react-aria hears it only inside.
 */
function useEscapeFromUnder(panel: RefObject<HTMLElement | null>, isListening: boolean, close: () => void): void {
  const closeRef = useRef(close);
  closeRef.current = close;
  useLayoutEffect(() => {
    if (!isListening) return;
    const hear = ({ key, target }: KeyboardEvent): void => {
      const isUnder = target === document.body || (target instanceof Element && target.closest(underModal) !== null);
      const isTopmost = panel.current?.closest(underModal) === null;
      if (key === 'Escape' && isUnder && isTopmost) closeRef.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [panel, isListening]);
}

/** What had the focus before the first of several dialogs that took one another's place. */
let opener: HTMLElement | undefined;

/**
 * Where one dialog takes the place of another (first it loads, then it is a form), react-aria knows only the one before,
 * which is gone: the focus would fall to the top of the page.
 */
function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // While this is drawn, the focus is still where it was.
  if (isOpen && !wasOpen.current && typeof document !== 'undefined') before.current = document.activeElement;
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    const from = before.current;
    if (from instanceof HTMLElement && from !== document.body && from.closest('[data-rac]') === null) opener = from;
    return () => {
      // After react-aria has tried.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isLost = document.activeElement === null || document.activeElement === document.body;
          if (!isLost || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
          if (opener === undefined) return;
          opener.focus();
          // It may be gone, or closed to presses by what the dialog did.
          if (document.activeElement !== opener) document.getElementById('main')?.focus({ preventScroll: true });
        }),
      );
    };
  }, [isOpen]);
}
