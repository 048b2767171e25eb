import { useMemo, useSyncExternalStore } from 'react';

/** Where one is on the page: nobody yet, somebody, in one of their conversations, or in a call. */
export interface Place {
  personId: number | undefined;
  conversationId: number | undefined;
  call: PlaceOfCall | undefined;
}

/** A call that one answers or joins, or one that begins. */
export type PlaceOfCall = {
  callType: number;
  /** The press that opened the window: `CallPress`. */
  press?: string | undefined;
} & (
  | { callId: number }
  | {
      conversationId: number;
      /** Whom of a group. */
      people?: number[] | undefined;
    }
);

export const peopleHref = '#/';

export function personHref(personId: number): string {
  return `#/${personId}`;
}

export function conversationHref(personId: number, conversationId: number): string {
  return `#/${personId}/${conversationId}`;
}

/** Of a window that answers a call, or calls the people of a conversation. */
export function callHref(personId: number, call: PlaceOfCall): string {
  const pressed = call.press === undefined ? '' : `/press-${call.press}`;
  if ('callId' in call) return `#/${personId}/call/${call.callId}/${call.callType}${pressed}`;
  const { conversationId, callType, people } = call;
  const whom = people === undefined ? '' : `/${people.join(',')}`;
  return `#/${personId}/call-to/${conversationId}/${callType}${whom}${pressed}`;
}

/** The place that an address names by its part behind '#'. */
export function readPlace(hash: string): Place {
  const [, person, conversation] = /^#\/(\d{1,15})(?:\/(\d{1,15}))?$/.exec(hash) ?? [];
  const [, caller, how, id, type, whom, press] =
    /^#\/(\d{1,15})\/(call|call-to)\/(\d{1,15})\/(\d)(?:\/(\d[\d,]{0,60}))?(?:\/press-([\da-f-]{36}))?$/.exec(hash) ??
    [];
  const people = whom?.split(',').map(Number);
  const called = numberOf(id);
  const callType = Number(type);
  return {
    personId: numberOf(person ?? caller),
    conversationId: numberOf(conversation),
    call:
      called === undefined
        ? undefined
        : { callType, press, ...(how === 'call' ? { callId: called } : { conversationId: called, people }) },
  };
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Where one is now. Each window has an address of its own, and so may be somebody else. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => readPlace(hash), [hash]);
}
