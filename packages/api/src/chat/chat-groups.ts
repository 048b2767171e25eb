import { groupChangeSchema, groupName, groupNumber, inviteNote, joinAnswer } from '@tutor/rules/chat/chat-forms';
import { groupPeopleMax } from '@tutor/rules/chat/chat-limits';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, text, uploadOf } from '../core/wire.ts';

const id = z.int().positive();
const people = z.array(id).min(1).max(groupPeopleMax);
const inGroup = { ConversationId: id };
const aboutPerson = z.object({ ...inGroup, PersonId: id });

/** Groups of the chat (specification, growth §5 and §6 'Chat rules'); every call is assumed. */
export const chatGroups = area('/api/IM', {
  create: post('CreateGroup', {
    summary:
      "Opens a group. Its owner is the company's adviser where the caller is a tutor, who is its administrator. A repeat with the same ClientId answers with the same group.",
    body: z.object({ ClientId: z.uuid(), Name: groupName, People: people, Note: inviteNote.optional() }),
    reply: z.object({ ConversationId: id }),
    assumed: true,
  }),
  change: post('ChangeGroup', {
    summary: 'Changes settings of a group; what is left out stays.',
    body: z.object({ ...inGroup, Settings: groupChangeSchema, AvatarPath: uploadOf('GroupPhoto').optional() }),
    reply: ignored,
    assumed: true,
  }),
  invite: post('InviteToGroup', {
    summary: 'Brings people into a group. Who is in it already stays.',
    body: z.object({ ...inGroup, People: people, Note: inviteNote.optional() }),
    reply: ignored,
    assumed: true,
  }),
  find: post('FindGroup', {
    summary:
      'A group by its number, for whoever wants to join. Of a group that the caller may not enter at once there is its question alone: one without a question is answered as a number that no group has.',
    body: z.object({ GroupNumber: groupNumber }),
    reply: z.object({
      /** Of a group that the caller is in, or may enter at once. */
      Group: z.object({ Name: z.string(), Introduction: text, MemberCount: z.int().positive() }).nullable(),
      Question: text,
      IsMember: flag,
    }),
    assumed: true,
  }),
  join: post('JoinGroup', {
    summary:
      'Asks to join a group, with an answer to its question. Into one that is open the caller comes at once, unless it was removed from it. A number that no group has is answered as a request.',
    body: z.object({ GroupNumber: groupNumber, Answer: joinAnswer.optional() }),
    reply: z.object({ IsMember: flag, ConversationId: id.nullable() }),
    assumed: true,
  }),
  decide: post('DecideOnJoining', {
    summary: 'Takes a person into the group who has asked, or refuses.',
    body: z.object({ ...inGroup, RequestId: id, IsAccepted: z.boolean() }),
    reply: ignored,
    assumed: true,
  }),
  leave: post('LeaveGroup', {
    summary: 'Leaves a group. Where its owner leaves, the oldest administrator who is no teacher follows.',
    body: z.object(inGroup),
    reply: ignored,
    assumed: true,
  }),
  remove: post('RemoveFromGroup', {
    summary: 'Removes a person from a group.',
    body: aboutPerson,
    reply: ignored,
    assumed: true,
  }),
  setRole: post('SetGroupRole', {
    summary: 'Makes a person an administrator or a member, or the owner, who is an administrator from then on.',
    body: aboutPerson.extend({ Role: z.enum(['owner', 'admin', 'member']) }),
    reply: ignored,
    assumed: true,
  }),
});
