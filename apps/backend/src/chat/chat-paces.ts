import type { chat } from '@tutor/api/chat/chat';
import type { chatGroups } from '@tutor/api/chat/chat-groups';
import type { AreaPaces } from '../http/take-pace.ts';

const countedInside = { needsNone: 'counted where the message is stored, in its transaction (message-pace.ts)' };
const byNumber = { needsNone: 'counted with every number that is asked for (group-ask-pace.ts)' };
const ownReading = { needsNone: 'reads a page of what is one’s own, by an index; nobody else receives anything' };
const ownMark = { needsNone: 'changes a mark of one’s own, of which only one’s own pages hear' };

/** The pace of each call of the chat. */
export const chatPaces: AreaPaces<typeof chat> = {
  domain: ownReading,
  loginInfo: ownReading,
  token: ownReading,
  conversations: ownReading,
  changes: ownReading,
  unread: ownReading,
  conversation: ownReading,
  entries: ownReading,
  send: countedInside,
  recall: { takes: ['recall'] },
  react: countedInside,
  read: { needsNone: 'moves forward only, so that others hear of it at most once for each entry' },
  mark: ownMark,
  search: { takes: ['search'] },
  contacts: { takes: ['contacts'] },
  open: { takes: ['opening'] },
  remark: ownMark,
  profile: { takes: ['profile'] },
  scheduled: ownReading,
  schedule: { takes: ['schedule'] },
  unschedule: ownMark,
  templates: ownReading,
  saveTemplate: ownMark,
  removeTemplate: ownMark,
};

/** The pace of each call of groups. */
export const groupPaces: AreaPaces<typeof chatGroups> = {
  create: { takes: ['newGroup', 'groupPeople'] },
  change: { takes: ['groupChange'] },
  invite: { takes: ['invitation', 'groupPeople'] },
  find: byNumber,
  join: byNumber,
  decide: { takes: ['groupMember'] },
  leave: { takes: ['leaving'] },
  remove: { takes: ['groupMember'] },
  setRole: { takes: ['groupMember'] },
};
