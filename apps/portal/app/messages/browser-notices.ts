import { seconds } from '@tutor/rules/time/durations';

/** Whether this browser notifies: `failing` where it allows notifications and shows none, as Chrome on Android. */
export type NoticePermission = NotificationPermission | 'unsupported' | 'failing';

export interface BrowserNotice {
  /** One notification for each: another one of the same tag takes its place, also from another tab. */
  tag: string;
  title: string;
  body?: string | undefined;
  /** The browser keeps it in sight until it is closed here. */
  isKept?: boolean | undefined;
  /** The tutor clicked it; the window has the focus. */
  onOpen(): void;
}

/** Browsers that tell neither of success nor of failure have shown it. */
const outcomeMaxMs = seconds(2);
/** Kept for the browser, so that the next page says it too. */
const failingKey = 'notices-failing';

const open = new Map<string, Notification>();
const listeners = new Set<() => void>();
let isFailing: boolean | undefined;

export function noticePermission(): NoticePermission {
  if (!('Notification' in window)) return 'unsupported';
  const { permission } = Notification;
  isFailing ??= readFailing();
  return permission === 'granted' && isFailing ? 'failing' : permission;
}

/** Calls back when the permission may have changed: in the browser's settings, or by what came of a notification. */
export function onNoticePermission(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener, { signal });
  const watched = 'permissions' in navigator ? navigator.permissions.query({ name: 'notifications' }) : undefined;
  watched?.then(
    (status) => status.addEventListener('change', listener, { signal }),
    // Safari before 16.4 has no such name; coming back to the page is noticed all the same.
    () => {},
  );
  return () => {
    listeners.delete(listener);
    ending.abort();
  };
}

/** Asks the tutor by the browser's own dialog, which browsers allow on a press only. */
export async function askNoticePermission(): Promise<NoticePermission> {
  try {
    await Notification.requestPermission();
  } catch {
    // The permission is as it was.
  }
  for (const listener of [...listeners]) listener();
  return noticePermission();
}

/** Shows a notification; resolves with whether the browser did. */
export async function showNotice(notice: BrowserNotice): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  const isShown = await present(notice);
  keepFailing(!isShown);
  return isShown;
}

/** Closes a notification of this tab whose subject is settled. */
export function closeNotice(tag: string): void {
  open.get(tag)?.close();
  open.delete(tag);
}

/** Closes those whose tags begin with the prefix and are not wanted any more. */
export function closeNoticesExcept(prefix: string, wanted: ReadonlySet<string>): void {
  for (const tag of [...open.keys()]) if (tag.startsWith(prefix) && !wanted.has(tag)) closeNotice(tag);
}

/** Closes all of this tab: after it nobody would answer a click. */
export function closeNotices(): void {
  closeNoticesExcept('', new Set());
}

function present({ tag, title, body, isKept = false, onOpen }: BrowserNotice): Promise<boolean> {
  return new Promise((resolve) => {
    let shown: Notification;
    try {
      const words = body === undefined ? {} : { body };
      shown = new Notification(title, { tag, icon: '/favicon.svg', requireInteraction: isKept, ...words });
    } catch {
      // Chrome on Android has the constructor and throws: it notifies through a service worker alone.
      resolve(false);
      return;
    }
    open.set(tag, shown);
    const forget = (): void => {
      if (open.get(tag) === shown) open.delete(tag);
    };
    shown.onshow = () => resolve(true);
    shown.onclose = forget;
    shown.onerror = () => {
      forget();
      resolve(false);
    };
    shown.onclick = () => {
      window.focus();
      closeNotice(tag);
      onOpen();
    };
    setTimeout(() => resolve(true), outcomeMaxMs);
  });
}

function keepFailing(isNowFailing: boolean): void {
  isFailing ??= readFailing();
  if (isFailing === isNowFailing) return;
  isFailing = isNowFailing;
  try {
    if (isNowFailing) window.localStorage.setItem(failingKey, '1');
    else window.localStorage.removeItem(failingKey);
  } catch {
    // Where storage is forbidden, the next page finds it out again.
  }
  for (const listener of [...listeners]) listener();
}

function readFailing(): boolean {
  try {
    return window.localStorage.getItem(failingKey) !== null;
  } catch {
    return false;
  }
}
