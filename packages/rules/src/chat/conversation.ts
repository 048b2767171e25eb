import { z } from 'zod';
import { drawableText } from '../shell/drawable-text.ts';
import { chatEntrySchema } from './chat-entry.ts';
import { chatMemberSchema, chatPersonSchema, groupRoles } from './chat-person.ts';

const id = z.int().positive();

/** Who may do something in a group. */
export const groupAudiences = ['all', 'admins'] as const;
export type GroupAudience = (typeof groupAudiences)[number];

/** How one comes into a group by its number: an administrator decides, or everybody who knows it is in at once. */
export const groupJoinings = ['asked', 'open'] as const;

/** A conversation in the list of one person. */
export const conversationRowSchema = z.object({
  id,
  kind: z.enum(['single', 'group']),
  /** Of the group, or of the other person. */
  name: drawableText,
  avatar: z.string().nullable().default(null),
  /** The other person of a single one. */
  personId: id.nullable().default(null),
  personKind: z.string().nullable().default(null),
  /** Of the other person. */
  zone: z.string().nullable().default(null),
  /** Number of its last entry. */
  seq: z.int().nonnegative(),
  /** Rises with every change that the reader made to its own marks: read, mute, pin. */
  version: z.int().nonnegative(),
  readSeq: z.int().nonnegative(),
  /** Unread messages of others, counted from the log; `unreadCountedMax` at most. */
  unread: z.int().nonnegative(),
  /** Whether one of the unread ones mentions the reader. */
  isMentioned: z.boolean().default(false),
  isMuted: z.boolean(),
  isPinned: z.boolean(),
  /** The reader wants to come back to it: one more counts as unread until it is opened. */
  isMarkedUnread: z.boolean().default(false),
  /** Its last message, or null before the first. */
  last: chatEntrySchema.nullable().default(null),
  /** Name of the last message's sender. */
  lastSenderName: drawableText.nullable().default(null),
  /** When something was last said, or when it began: the order of the list. */
  activeAt: z.iso.datetime(),
  memberCount: z.int().positive(),
  /** Whether the reader may say something there. */
  maySpeak: z.boolean().default(true),
  /** Messages of the reader that wait here for their time, and those that could not be sent at it. */
  waitingLater: z.int().nonnegative().default(0),
  failedLater: z.int().nonnegative().default(0),
});
export type ConversationRow = z.output<typeof conversationRowSchema>;

/** Settings of a group. */
export const groupSettingsSchema = z.object({
  name: drawableText,
  announcement: drawableText,
  introduction: drawableText,
  joining: z.enum(groupJoinings).catch('asked'),
  /** Put to those who ask to join; empty where there is none. */
  question: drawableText,
  whoSpeaks: z.enum(groupAudiences).catch('all'),
  whoMentionsAll: z.enum(groupAudiences).catch('admins'),
  whoSendsFiles: z.enum(groupAudiences).catch('all'),
});
export type GroupSettings = z.output<typeof groupSettingsSchema>;

/** A person who asks to join a group. */
export const joinRequestSchema = z.object({
  id,
  personId: id,
  name: drawableText,
  answer: drawableText,
  /** An administrator has removed them from the group before. */
  wasRemoved: z.boolean().default(false),
  at: z.iso.datetime(),
});
export type JoinRequest = z.output<typeof joinRequestSchema>;

/** A conversation that is open, as its reader sees it. */
export const conversationSchema = conversationRowSchema.extend({
  members: z.array(chatMemberSchema),
  /** Of a group: people who have left it and said something in the reader's time, which keeps their names. */
  formerMembers: z.array(chatPersonSchema).default([]),
  role: z.enum(groupRoles).catch('member'),
  /** Entries up to this number were before the reader's time. */
  fromSeq: z.int().nonnegative(),
  /** Of a group: by this one asks to join. */
  groupNumber: z.string().nullable().default(null),
  settings: groupSettingsSchema.nullable().default(null),
  /** For administrators. */
  joinRequests: z.array(joinRequestSchema).default([]),
  /** The reader's own remark on the other person of a single one. */
  remark: drawableText.default(''),
  /** The next class of the tutor with the other person, or what is known of it. */
  nextClass: z.object({ id, startTime: z.iso.datetime(), name: drawableText }).nullable().default(null),
});
export type Conversation = z.output<typeof conversationSchema>;
