import { z } from 'zod';
import { messageKinds, messageSources, noticeAnswers } from './message-kinds.ts';

/**
 * A message of a tutor as it travels in replies and in real-time events, wherever it comes from.
 * `mid`, `title`, `content` (HTML) and `remind` are the specification's (core §3); the rest is assumed.
 * `seq` rises with every change of any of the tutor's messages: the cursor for catching up.
 */
export const systemMessageSchema = z.object({
  mid: z.int().positive(),
  title: z.string(),
  content: z.string(),
  /** Opens by itself as a dialog until it was noted. */
  remind: z.boolean(),
  kind: z.enum(messageKinds),
  sentTime: z.iso.datetime(),
  isRead: z.boolean(),
  seq: z.int().nonnegative(),
  source: z.enum(messageSources).default('system'),
  /** What it is about, by source: a class, or a request for attendance. */
  refId: z.int().positive().nullable().default(null),
  /** Of a class message; null until it was answered. */
  answer: z.enum(noticeAnswers).nullable().default(null),
});
export type SystemMessage = z.infer<typeof systemMessageSchema>;

/** Unread counts (specification, core §3). */
export const unreadCountSchema = z.object({
  total: z.int().nonnegative(),
  notice: z.int().nonnegative(),
  warn: z.int().nonnegative(),
  remind: z.int().nonnegative(),
});
export type UnreadCount = z.infer<typeof unreadCountSchema>;

/** Which messages 'mark all as read' is meant for; without a kind or a source, those of every one. */
export const readFilterSchema = z.object({
  kind: z.enum(messageKinds).nullable().default(null),
  source: z.enum(messageSources).nullable().default(null),
});
export type ReadFilter = z.infer<typeof readFilterSchema>;

/**
 * 'Mark all as read', as one change however many messages it was: those of the filter whose `seq` was at most the
 * watermark `upTo`. `undoneSeq` is the number of the change that took it back.
 */
export const bulkReadSchema = readFilterSchema.extend({
  seq: z.int().positive(),
  upTo: z.int().nonnegative(),
  undoneSeq: z.int().positive().nullable().default(null),
});
export type BulkRead = z.infer<typeof bulkReadSchema>;

/** What a change of read states made: its number, and the unread counts after it. */
export const messageChangeSchema = z.object({ seq: z.int().nonnegative(), unread: unreadCountSchema });
export type MessageChange = z.infer<typeof messageChangeSchema>;

/** The same of 'mark all as read': how many messages it was; without any there is no mark to take back. */
export const bulkChangeSchema = messageChangeSchema.extend({
  count: z.int().nonnegative(),
  bulk: bulkReadSchema.nullable(),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** Most messages, and most events, in one answer to a catch-up; a full answer means there may be more after its cursor. */
export const messageUpdatesMax = 500;

/** A cursor beyond every change: the answer has the present cursor and the counts, and no messages. */
export const cursorBeyondAll = Number.MAX_SAFE_INTEGER;

/** Everything that changed for a tutor after a cursor, and the cursor to go on from. */
export const messageUpdatesSchema = z.object({
  seq: z.int().nonnegative(),
  messages: z.array(systemMessageSchema),
  unread: unreadCountSchema,
  /**
   * The real-time events after the cursor, by number and wire name, in order: what whoever was not connected has missed.
   * A service that does not keep them leaves them out.
   */
  events: z.array(z.object({ seq: z.int().positive(), name: z.string() })).default([]),
  /** Messages that were marked as read, or unread again, all at once. */
  bulkReads: z.array(bulkReadSchema).default([]),
});
export type MessageUpdates = z.infer<typeof messageUpdatesSchema>;
