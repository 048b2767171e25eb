import { useSyncExternalStore } from 'react';

/** Where one is on the page: nobody yet, somebody, or in one of their conversations. */
export interface Place {
  personId: number | undefined;
  conversationId: number | undefined;
}

export const peopleHref = '#/';

export function personHref(personId: number): string {
  return `#/${personId}`;
}

export function conversationHref(personId: number, conversationId: number): string {
  return `#/${personId}/${conversationId}`;
}

/** The place that an address names by its part behind '#'. */
export function readPlace(hash: string): Place {
  const [, person, conversation] = /^#\/(\d{1,15})(?:\/(\d{1,15}))?$/.exec(hash) ?? [];
  return { personId: numberOf(person), conversationId: numberOf(conversation) };
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
  return readPlace(useSyncExternalStore(subscribe, () => window.location.hash));
}
