import { asked } from '../session/asked.server.ts';

/** Unread messages of the training site, asked for every 30 s (specification, core §4). */
export const loader = asked(async ({ api }) => (await api.notices.moodleMessages()).body.unread);
