import type { hubEventSchemas } from '@tutor/rules/realtime/events';
import type { EventOf } from './read-event.ts';

/** A parsed event of the tutor's hub. */
export type HubEvent = EventOf<typeof hubEventSchemas>;
