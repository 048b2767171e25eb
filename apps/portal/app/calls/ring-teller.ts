import { type TabsInView, watchTabsInView } from '@tutor/realtime/tabs/tabs-in-view';
import { callWord } from '@tutor/rules/calls/call-message';
import type { Ring } from '@tutor/rules/calls/ring';
import { closeNotice, closeNoticesExcept, showNotice } from '../messages/browser-notices.ts';

const prefix = 'call-';
const ringTag = ({ callId }: Pick<Ring, 'callId'>): string => `${prefix}${callId}`;

/** 'Chloé calls…': title of the page and of the notification while a call rings. */
export function ringTitle({ callerName }: Pick<Ring, 'callerName'>): string {
  return `${callerName} calls…`;
}

/** Shows calls that ring outside of the page, by notifications of the browser. */
export interface RingTeller {
  /** All that ring now. `isOn`: this tab notifies for the browser, and the tutor wants notifications. */
  tell(rings: readonly Ring[], isOn: boolean): void;
  stop(): void;
}

export function createRingTeller(tabsInView: TabsInView = watchTabsInView()): RingTeller {
  const told = new Set<number>();
  let current: readonly Ring[] = [];
  let isWanted = false;

  async function look(): Promise<void> {
    if (!isWanted || current.every(({ callId }) => told.has(callId))) return;
    // Whoever looks at any tab of the portal sees the popup there.
    if (await tabsInView.hasAny()) return;
    // Meanwhile it may ring no more.
    for (const ring of isWanted ? current : []) {
      if (told.has(ring.callId)) continue;
      told.add(ring.callId);
      void present(ring);
    }
  }

  async function present(ring: Ring): Promise<void> {
    const { callType, groupName } = ring;
    const body = [`${callWord({ call_type: callType })} call`, ...(groupName === null ? [] : [groupName])].join(', ');
    // A click leads to the page, where the popup is.
    await showNotice({ tag: ringTag(ring), title: ringTitle(ring), body, isKept: true, onOpen: () => undefined });
    if (!current.some(({ callId }) => callId === ring.callId)) closeNotice(ringTag(ring));
  }

  const onVisibility = (): void => void look();
  document.addEventListener('visibilitychange', onVisibility);
  return {
    tell(rings, isOn) {
      current = rings;
      isWanted = isOn;
      closeNoticesExcept(prefix, new Set(rings.map(ringTag)));
      void look();
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisibility);
      current = [];
      closeNoticesExcept(prefix, new Set());
      tabsInView.stop();
    },
  };
}
