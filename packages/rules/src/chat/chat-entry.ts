import { z } from 'zod';
import { drawableText } from '../shell/drawable-text.ts';
import { groupRoles } from './chat-person.ts';

const id = z.int().positive();
const seq = z.int().positive();

/** A file that was sent. */
export const chatFileSchema = z.object({
  /** 'Attachment/<22 characters>.png': what it is fetched by. */
  path: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.int().nonnegative(),
  contentType: z.string(),
  /** Of a picture, in pixels, so that its place stands before it has loaded. */
  width: z.int().positive().nullish(),
  height: z.int().positive().nullish(),
});
export type ChatFile = z.output<typeof chatFileSchema>;

/** What each kind of entry carries. Kinds of people come first, those that change others last. */
export const entryBodySchemas = {
  text: z.object({
    text: z.string(),
    /** Number of the message that it answers. */
    quote: seq.nullish(),
    /** People who are mentioned. */
    mentions: z.array(id).default([]),
    mentionsAll: z.boolean().default(false),
    /** It was said first in another conversation. */
    isForwarded: z.boolean().nullish(),
  }),
  picture: z.object({ file: chatFileSchema, quote: seq.nullish(), isForwarded: z.boolean().nullish() }),
  file: z.object({ file: chatFileSchema, quote: seq.nullish(), isForwarded: z.boolean().nullish() }),
  /** A custom notice of the service (specification, growth §3), its fields in whatever case they came. */
  notice: z.object({ type: z.string(), fields: z.record(z.string(), z.union([z.string(), z.number()])) }),
  /** A call message in the specification's spelling (growth §3). */
  call: z.object({
    actionType: z.int(),
    call_type: z.int().nullish(),
    call_end: z.number().nullish(),
    line_busy: z.int().nullish(),
    callId: z.string().nullish(),
  }),
  /** People came, went or got another role. */
  people: z.object({
    action: z.enum(['created', 'invited', 'joined', 'left', 'removed', 'role']).catch('joined'),
    people: z.array(z.object({ id, name: z.string() })),
    role: z.enum(groupRoles).nullish(),
    note: z.string().nullish(),
  }),
  /** Settings of the group changed; which ones. */
  settings: z.object({ changed: z.array(z.string()), name: z.string().nullish(), announcement: z.string().nullish() }),
  /** A message was recalled; its own entry is of kind `recalled` from then on. */
  recall: z.object({ target: seq }),
  reaction: z.object({ target: seq, emoji: z.string(), isOn: z.boolean() }),
} as const;

export type EntryKind = keyof typeof entryBodySchemas;
export type EntryBody<Kind extends EntryKind> = z.output<(typeof entryBodySchemas)[Kind]>;

/** Who has reacted with which emoji. */
export const reactionsSchema = z.array(z.object({ emoji: drawableText, people: z.array(id) }));
export type Reactions = z.output<typeof reactionsSchema>;

/**
 * One entry of a conversation's log as it travels, in replies and over the hub. Numbers have no gaps: who knows `seq` and is
 * told `seq + 2` has missed one.
 */
export const chatEntrySchema = z.object({
  conversationId: id,
  seq,
  /** By the service's clock. */
  at: z.iso.datetime(),
  /** Null for what the service itself says. */
  sender: id.nullable(),
  /** The sender's own key, by which a repeat is known; null for what the service says. */
  clientId: z.string().nullable().default(null),
  /** One of `EntryKind`, `recalled`, or a kind that is newer than this reader. */
  kind: z.string(),
  body: z.unknown(),
  /** Of a message, as they stand at the reply's `upTo`. */
  reactions: reactionsSchema.default([]),
});
export type WireEntry = z.output<typeof chatEntrySchema>;

interface EntryHead {
  conversationId: number;
  seq: number;
  at: string;
  sender: number | null;
  clientId: string | null;
  reactions: Reactions;
}

/** An entry that was read: its body fits its kind. */
export type ChatEntry = EntryHead &
  (
    | { [Kind in EntryKind]: { kind: Kind; body: EntryBody<Kind> } }[EntryKind]
    | { kind: 'recalled'; body: null }
    /** Of a kind that is newer, or of a body that does not fit. */
    | { kind: 'unknown'; body: null }
  );
