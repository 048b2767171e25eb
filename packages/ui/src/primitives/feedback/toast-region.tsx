import X from 'lucide-react/icons/x';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { ToastMark } from './toast-mark.tsx';
import * as styles from './toast-region.css.ts';
import { type Toast, type ToastInput, type ToastState, type ToastStore, toastStore } from './toast-store.ts';

const nothing: ToastState = { visible: [], history: [] };

export interface ToastRegionProps {
  /** Messages that came with the page (a flash after a redirect): drawn by the server, then handed to the store. */
  flash?: readonly ToastInput[] | undefined;
  /** Name of the region; default 'Notifications'. */
  label?: string | undefined;
  dismissLabel?: string | undefined;
  /** Another store than the page's: stories and tests. */
  store?: ToastStore | undefined;
}

/**
 * Toasts at the bottom of the page (specification, core §9). They wait while pointed at, focused or while the tab is
 * hidden; Escape closes the one that has the focus. Put it once, at the end of the page.
 */
export function ToastRegion({
  flash,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
  store = toastStore,
}: ToastRegionProps) {
  const { visible } = useSyncExternalStore(store.subscribe, store.getState, () => nothing);
  const [isLive, setLive] = useState(false);
  const regionRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    for (const input of flash ?? []) store.add(input);
    setLive(true);
  }, [flash, store]);

  useEffect(() => {
    const follow = (): void => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);

  const close = (id: number): void => {
    const region = regionRef.current;
    const hadFocus = region?.contains(document.activeElement) ?? false;
    store.dismiss(id);
    if (!hadFocus) return;
    // The focus must not fall to the top of the page: to the next toast, else back to where it came from.
    queueMicrotask(() => {
      const next = region?.querySelector('button');
      if (next) next.focus();
      else {
        store.resume('focus');
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }
    });
  };

  const onFocus = (event: FocusEvent): void => {
    store.pause('focus');
    // Nothing is left behind when the focus comes from a toast that has just gone.
    const left = event.relatedTarget;
    if (left !== null && !event.currentTarget.contains(left)) cameFrom.current = left;
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume('focus');
  };

  const first: Toast[] = (flash ?? []).map(({ tone, message }, index) => ({ id: -1 - index, tone, message, atMs: 0 }));
  const shown = isLive ? visible : first;
  const draw = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => close(toast.id)} />
  );
  return (
    <section
      ref={regionRef}
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div aria-live="polite" className={styles.list}>
        {shown.filter((toast) => toast.tone !== 'error').map(draw)}
      </div>
      <div aria-live="assertive" className={styles.list}>
        {shown.filter((toast) => toast.tone === 'error').map(draw)}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is listened for on behalf of the button inside
    <div className={styles.toast} onKeyDown={onKeyDown}>
      <ToastMark tone={toast.tone} />
      <p className={styles.message}>{toast.message}</p>
      <IconButton
        size="small"
        label={`${dismissLabel}: ${toast.message}`}
        icon={<Icon of={X} size="small" />}
        onClick={onDismiss}
        className={styles.dismiss}
      />
    </div>
  );
}
