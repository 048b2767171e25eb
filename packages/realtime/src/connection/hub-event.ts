import { type HubEventName, type HubEventPayload, hubEventSchemas, isHubEventName } from '@tutor/rules/realtime/events';

/** A parsed event; `name` tells the payload's shape. */
export type HubEvent = { [Name in HubEventName]: { name: Name; payload: HubEventPayload<Name> } }[HubEventName];

/** Field and reason of what does not parse; never the value itself. */
export interface BadEvent {
  name: string;
  reason: string;
}

/** Parses an incoming event. Never throws. */
export function parseHubEvent(name: string, payload: unknown): { event: HubEvent } | { bad: BadEvent } {
  if (!isHubEventName(name)) return { bad: { name: name.slice(0, 100), reason: 'unknown event' } };
  const parsed = hubEventSchemas[name].safeParse(payload);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { bad: { name, reason: issue ? `${issue.path.join('.') || '(root)'}: ${issue.message}` : 'unknown' } };
  }
  // The schema was picked by the name, which the compiler cannot follow through the union.
  return { event: { name, payload: parsed.data } as HubEvent };
}
