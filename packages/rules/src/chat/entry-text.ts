import { callText } from '../calls/call-message.ts';
import { typedText } from '../shell/typed-text.ts';
import type { ChatEntry, EntryBody } from './chat-entry.ts';
import { type ChatNoticeType, readNotice } from './chat-notice.ts';
import type { GroupRole } from './chat-person.ts';
import { nameList } from './name-list.ts';

export const recalledText = 'This message was recalled.';
export const unknownEntryText = 'A newer kind of message. Reload the page to see it.';

const noticeTitles: Readonly<Record<ChatNoticeType, string>> = {
  AbsenceReminder: 'Absence reminder',
  CancellationReminder: 'Class canceled',
  BookingReminder: 'New booking',
  ClassReminder: 'Class reminder',
  ComplaintReminder: 'New complaint',
  ShiftClockReminder: 'Shift clock-in reminder',
  ComplaintWithdrawnReminder: 'Complaint withdrawn',
  SVIPBookingReminder: 'New SVIP booking',
};

/** Title of a notice; of a type that is not known, its own name. */
export function noticeTitle(type: string): string {
  const known = readNotice({ type, fields: {} }).type;
  return known === undefined ? `Notice: ${spoken(type)}` : noticeTitles[known];
}

const roleWords: Readonly<Record<GroupRole, string>> = {
  owner: 'the owner of the group',
  admin: 'an administrator',
  member: 'a member',
};

/** A name inside a sentence: without marks that would turn the words after it, and never empty. */
export function spoken(name: string): string {
  const kept = typedText(name);
  return kept === '' ? 'Somebody' : kept;
}

/** 'Maria invited Coco and Ann.' Up to 10 names, then a count. */
export function peopleText({ action, people, role }: EntryBody<'people'>, sender: string): string {
  const names = nameList(people.map(({ name }) => spoken(name)));
  const by = spoken(sender);
  switch (action) {
    case 'created':
      return names === '' ? `${by} created the group.` : `${by} created the group with ${names}.`;
    case 'invited':
      return `${by} invited ${names}.`;
    case 'joined':
      return `${names} joined the group.`;
    case 'left':
      return `${names} left the group.`;
    case 'removed':
      return `${by} removed ${names}.`;
    case 'role':
      return `${by} made ${names} ${roleWords[role ?? 'member']}.`;
  }
}

/** 'Maria named the group “Unit 5”.' */
export function settingsText({ changed, name, announcement }: EntryBody<'settings'>, sender: string): string {
  const by = spoken(sender);
  if (changed.length === 1 && typeof name === 'string') return `${by} named the group “${spoken(name)}”.`;
  if (changed.length === 1 && typeof announcement === 'string')
    return typedText(announcement) === '' ? `${by} took the announcement away.` : `${by} changed the announcement.`;
  // Its words have been replaced since.
  if (changed.length === 1 && changed[0] === 'announcement') return `${by} changed the announcement.`;
  return `${by} changed the settings of the group.`;
}

/** An entry in one line: for previews, quotes, notifications, and what is read out. `sender` stands in sentences alone. */
export function entryText(entry: Pick<ChatEntry, 'kind' | 'body'>, sender: string): string {
  // The pair of kind and body comes from `readEntry`, which has checked it.
  const { kind, body } = entry as ChatEntry;
  switch (kind) {
    case 'text':
      return body.text;
    case 'picture':
      return 'Picture';
    case 'file':
      return `File: ${spoken(body.file.name)}`;
    case 'notice':
      return noticeTitle(body.type);
    case 'call':
      return callText(body);
    case 'people':
      return peopleText(body, sender);
    case 'settings':
      return settingsText(body, sender);
    case 'recall':
    case 'recalled':
      return recalledText;
    case 'reaction':
      return `${spoken(sender)} reacted with ${body.emoji}`;
    case 'unknown':
      return unknownEntryText;
  }
}
