import { z } from 'zod';
import { drawableText } from '../shell/drawable-text.ts';
import { firstSigns } from './text-size.ts';

/** What a person of the chat is to the company. */
export const personKinds = ['tutor', 'student', 'staff'] as const;
export type PersonKind = (typeof personKinds)[number];

/** Roles in a group (specification, growth §6). The owner counts as an administrator. */
export const groupRoles = ['owner', 'admin', 'member'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** Types of users whose names are masked (specification, growth §6). */
const maskedUserTypes: readonly number[] = [3, 17, 99];

/** A person of the chat as it travels. `name` is masked already where its type asks for it. */
export const chatPersonSchema = z.object({
  id: z.int().positive(),
  name: drawableText,
  kind: z.enum(personKinds).catch('student'),
  /** The company's code. */
  userType: z.int().default(0),
  /** IANA zone; null where it is not known. */
  zone: z.string().nullable().default(null),
  /** Reference of an uploaded picture. */
  avatar: z.string().nullable().default(null),
});
export type ChatPerson = z.output<typeof chatPersonSchema>;

/** A person in a conversation. */
export const chatMemberSchema = chatPersonSchema.extend({
  role: z.enum(groupRoles).catch('member'),
  /** Number of the last entry that the person has seen. */
  readSeq: z.int().nonnegative(),
});
export type ChatMember = z.output<typeof chatMemberSchema>;

/** Whether people of a type are shown by a part of their names alone. */
export function isNameMasked(userType: number): boolean {
  return maskedUserTypes.includes(userType);
}

/** The name as others see it: its first three signs and three stars for masked types; one sign where it has three or fewer. */
export function shownName(name: string, userType: number): string {
  if (!isNameMasked(userType)) return name;
  const signs = firstSigns(name, 4);
  return `${signs.slice(0, signs.length > 3 ? 3 : 1).join('')}***`;
}
