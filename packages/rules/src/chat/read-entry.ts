import { drawable } from '../shell/drawable.ts';
import type { ChatEntry, ChatFile, EntryBody, EntryKind, WireEntry } from './chat-entry.ts';
import type { GroupRole } from './chat-person.ts';

// By hand and not by the schemas of `chat-entry.ts`, which say the same: pages read entries at their first load, without a parser.

type Fields = Readonly<Record<string, unknown>>;

/** The entry behind what travelled. A body that does not fit its kind, and a kind that is newer, make it `unknown`. */
export function readEntry({ kind, body, ...head }: WireEntry): ChatEntry {
  if (kind === 'recalled') return { ...head, kind, body: null };
  const read = isEntryKind(kind) && isFields(body) ? readers[kind](body) : undefined;
  // The pair of kind and body is what the reader of that kind has just made.
  return read === undefined ? { ...head, kind: 'unknown', body: null } : ({ ...head, kind, body: read } as ChatEntry);
}

const readers: { [Kind in EntryKind]: (body: Fields) => EntryBody<Kind> | undefined } = {
  text: ({ text, quote, mentions = [], mentionsAll = false, isForwarded }) =>
    isText(text) &&
    isMaybe(isSeq, quote) &&
    isListOf(isSeq, mentions) &&
    isFlag(mentionsAll) &&
    isMaybe(isFlag, isForwarded)
      ? { text: drawable(text), quote, mentions, mentionsAll, isForwarded }
      : undefined,
  picture: readFileBody,
  file: readFileBody,
  notice: ({ type, fields }) =>
    isText(type) && isNoticeFields(fields) ? { type: drawable(type), fields: drawableFields(fields) } : undefined,
  call: ({ actionType, call_type, call_end, line_busy, callId }) =>
    isWhole(actionType) &&
    isMaybe(isWhole, call_type) &&
    isMaybe(isNumber, call_end) &&
    isMaybe(isWhole, line_busy) &&
    isMaybe(isText, callId)
      ? { actionType, call_type, call_end, line_busy, callId }
      : undefined,
  people: ({ action, people, role, note }) =>
    isListOf(isNamed, people) && isMaybe(isRole, role) && isMaybe(isText, note)
      ? {
          action: isPeopleAction(action) ? action : 'joined',
          people: people.map(({ id, name }) => ({ id, name: drawable(name) })),
          role,
          note: maybeDrawable(note),
        }
      : undefined,
  settings: ({ changed, name, announcement }) =>
    isListOf(isText, changed) && isMaybe(isText, name) && isMaybe(isText, announcement)
      ? { changed, name: maybeDrawable(name), announcement: maybeDrawable(announcement) }
      : undefined,
  recall: ({ target }) => (isSeq(target) ? { target } : undefined),
  reaction: ({ target, emoji, isOn }) =>
    isSeq(target) && isText(emoji) && isFlag(isOn) ? { target, emoji: drawable(emoji), isOn } : undefined,
};

function isEntryKind(kind: string): kind is EntryKind {
  return Object.hasOwn(readers, kind);
}

function readFileBody({ file, quote, isForwarded }: Fields): EntryBody<'file'> | undefined {
  return isChatFile(file) && isMaybe(isSeq, quote) && isMaybe(isFlag, isForwarded)
    ? { file: plainFile(file), quote, isForwarded }
    : undefined;
}

function plainFile({ path, name, size, contentType, width, height }: ChatFile): ChatFile {
  return { path, name: drawable(name), size, contentType, width, height };
}

function isChatFile(value: unknown): value is ChatFile {
  return (
    isFields(value) &&
    isText(value.path) &&
    isText(value.name) &&
    isWhole(value.size) &&
    value.size >= 0 &&
    isText(value.contentType) &&
    isMaybe(isSeq, value.width) &&
    isMaybe(isSeq, value.height)
  );
}

function maybeDrawable(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? drawable(text) : text;
}

function drawableFields(fields: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [drawable(name), isText(field) ? drawable(field) : field]),
  );
}

function isNoticeFields(value: unknown): value is Record<string, string | number> {
  return isFields(value) && Object.values(value).every((field) => isText(field) || isNumber(field));
}

function isNamed(value: unknown): value is { id: number; name: string } {
  return isFields(value) && isSeq(value.id) && isText(value.name);
}

function isRole(value: unknown): value is GroupRole {
  return value === 'owner' || value === 'admin' || value === 'member';
}

function isPeopleAction(value: unknown): value is EntryBody<'people'>['action'] {
  return isText(value) && ['created', 'invited', 'joined', 'left', 'removed', 'role'].includes(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isSeq(value: unknown): value is number {
  return isWhole(value) && value > 0;
}

function isMaybe<Value>(is: (value: unknown) => value is Value, value: unknown): value is Value | null | undefined {
  return value === undefined || value === null || is(value);
}

function isListOf<Value>(is: (value: unknown) => value is Value, value: unknown): value is Value[] {
  return Array.isArray(value) && value.every((one) => is(one));
}
