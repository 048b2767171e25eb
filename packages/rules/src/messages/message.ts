import { z } from 'zod';
import { messageKinds } from './message-kinds.ts';

/**
 * A system message as it travels in replies and in real-time events.
 * `mid`, `title`, `content` (HTML) and `remind` are the specification's (core §3); the rest is assumed.
 * `seq` rises with every change of any of the tutor's messages: the cursor for catching up.
 */
export const systemMessageSchema = z.object({
  mid: z.int().positive(),
  title: z.string(),
  content: z.string(),
  remind: z.boolean(),
  kind: z.enum(messageKinds),
  sentTime: z.iso.datetime(),
  isRead: z.boolean(),
  seq: z.int().nonnegative(),
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

/** Most messages, and most events, in one answer to a catch-up; a full answer means there may be more after its cursor. */
export const messageUpdatesMax = 500;

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
});
export type MessageUpdates = z.infer<typeof messageUpdatesSchema>;
