import { chatGroups as contract } from '@tutor/api/chat/chat-groups';
import { implement } from '@tutor/api/core/implement';
import type { CallContext } from '../http/call-context.ts';
import { paced } from '../http/take-pace.ts';
import { changeGroup } from './change-group.ts';
import { groupPaces } from './chat-paces.ts';
import { countGroupAsk } from './group-ask-pace.ts';
import { invite, leaveGroup, removeMember, setRole } from './group-people.ts';
import { decideOnJoining, findGroup, joinGroup } from './join-group.ts';
import { openGroup } from './open-group.ts';
import type { PersonOf } from './people.ts';

/** Groups of whoever `personOf` says the caller is. */
export function chatGroupEndpoints({ personOf }: { personOf: PersonOf }) {
  const endpoints = implement<typeof contract, CallContext>(contract, {
    create: async (context) => {
      const person = await personOf(context);
      const { ClientId: clientId, Name: name, People: people, Note: note } = context.body;
      return {
        body: {
          ConversationId: await openGroup(context.queries, person, { clientId, name, people, note }, context.now),
        },
      };
    },

    change: async (context) => {
      const person = await personOf(context);
      const { ConversationId: conversationId, Settings: settings, AvatarPath: avatarPath } = context.body;
      await changeGroup(context.queries, person, { conversationId, settings, avatarPath }, context.now);
      return { body: true };
    },

    invite: async (context) => {
      const person = await personOf(context);
      const { ConversationId: conversationId, People: people, Note: note } = context.body;
      await invite(context.queries, person, { conversationId, people, note }, context.now);
      return { body: true };
    },

    find: async (context) => {
      const person = await personOf(context);
      await countGroupAsk(context.queries, person.id);
      return { body: await findGroup(context.queries, person, context.body.GroupNumber) };
    },

    join: async (context) => {
      const person = await personOf(context);
      await countGroupAsk(context.queries, person.id);
      const { GroupNumber: groupNumber, Answer: answer = '' } = context.body;
      const conversationId = await joinGroup(context.queries, person, { groupNumber, answer }, context.now);
      return { body: { IsMember: conversationId !== null, ConversationId: conversationId } };
    },

    decide: async (context) => {
      const person = await personOf(context);
      const { ConversationId: conversationId, RequestId: requestId, IsAccepted: isAccepted } = context.body;
      await decideOnJoining(context.queries, person, { conversationId, requestId, isAccepted }, context.now);
      return { body: true };
    },

    leave: async (context) => {
      const person = await personOf(context);
      await leaveGroup(context.queries, person, context.body.ConversationId, context.now);
      return { body: true };
    },

    remove: async (context) => {
      const person = await personOf(context);
      const { ConversationId: conversationId, PersonId: personId } = context.body;
      await removeMember(context.queries, person, { conversationId, personId }, context.now);
      return { body: true };
    },

    setRole: async (context) => {
      const person = await personOf(context);
      const { ConversationId: conversationId, PersonId: personId, Role: role } = context.body;
      await setRole(context.queries, person, { conversationId, personId, role }, context.now);
      return { body: true };
    },
  });
  return paced(endpoints, contract, groupPaces, async (context) => (await personOf(context)).id);
}
