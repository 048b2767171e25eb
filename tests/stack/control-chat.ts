import { randomUUID } from 'node:crypto';
import { type Call, callSchema } from '@tutor/rules/calls/call';
import { z } from 'zod';

const chatPeopleSchema = z.object({
  tutor: z.int(),
  students: z.array(z.object({ id: z.int(), name: z.string(), stuUid: z.int() })),
  adviser: z.int(),
  support: z.int(),
});
const conversationSchema = z.object({ conversationId: z.int() });
const entrySchema = z.object({ seq: z.int() });

/** Control calls of the chat. */
export class ChatControl {
  readonly #post: (path: string, body: object) => Promise<unknown>;

  constructor(post: (path: string, body: object) => Promise<unknown>) {
    this.#post = post;
  }

  /** Who a tutor is in the chat, and whom the tutor can write to there. */
  async people(tuid: number): Promise<z.infer<typeof chatPeopleSchema>> {
    return chatPeopleSchema.parse(await this.#post('people', { tuid }));
  }

  /** Makes a call of the chat as anybody, by its name in the contract ('calls.invite' of audio and video calls); gives the reply's Body. */
  async as(personId: number, call: string, body: object = {}): Promise<unknown> {
    const reply = await this.#post('as', { personId, call, body });
    return z.object({ body: z.unknown() }).parse(reply).body;
  }

  /** Mutes Tutor Support: a near class or shift, of which it reminds, is not counted as unread. */
  async muteSupport(tuid: number): Promise<void> {
    const { tutor, support } = await this.people(tuid);
    await this.as(tutor, 'mark', { ConversationId: await this.open(tutor, support), IsMuted: true });
  }

  /** Says a text as somebody; gives its number. */
  async say(message: {
    personId: number;
    conversationId: number;
    text: string;
    quote?: number;
    mentions?: number[];
    mentionsAll?: boolean;
  }): Promise<number> {
    const { personId, conversationId, text, quote, mentions, mentionsAll } = message;
    const body = {
      ConversationId: conversationId,
      ClientId: randomUUID(),
      Text: text,
      Quote: quote,
      Mentions: mentions,
      MentionsAll: mentionsAll,
    };
    const reply = z.object({ Entry: z.object({ seq: z.int() }) }).parse(await this.as(personId, 'send', body));
    return reply.Entry.seq;
  }

  async recall(message: { personId: number; conversationId: number; seq: number }): Promise<void> {
    const { personId, conversationId, seq } = message;
    await this.as(personId, 'recall', { ConversationId: conversationId, Seq: seq });
  }

  /** Leaves a group. */
  async leave(personId: number, conversationId: number): Promise<void> {
    await this.as(personId, 'leave', { ConversationId: conversationId });
  }

  /** Removes somebody from a group, as `by`. */
  async remove(removal: { by: number; conversationId: number; personId: number }): Promise<void> {
    const { by, conversationId, personId } = removal;
    await this.as(by, 'remove', { ConversationId: conversationId, PersonId: personId });
  }

  /** The conversation of two people, whoever they are. */
  async open(one: number, other: number): Promise<number> {
    return conversationSchema.parse(await this.#post('open', { people: [one, other] })).conversationId;
  }

  /** Opens a group; its owner is the adviser unless somebody else is named. */
  async group(group: {
    name: string;
    owner?: number;
    admins?: number[];
    members?: number[];
    settings?: Record<string, string>;
  }): Promise<number> {
    return conversationSchema.parse(await this.#post('group', group)).conversationId;
  }

  /** Sends one of the seeds' files. */
  async file(message: {
    personId: number;
    conversationId: number;
    file: 'house' | 'balloons' | 'homework';
  }): Promise<number> {
    return entrySchema.parse(await this.#post('file', { ...message, clientId: randomUUID() })).seq;
  }

  async typing(personId: number, conversationId: number): Promise<void> {
    await this.#post('typing', { personId, conversationId });
  }

  /** A notice of the service. */
  async notice(notice: {
    conversationId: number;
    type: string;
    fields: Record<string, string | number>;
  }): Promise<number> {
    return entrySchema.parse(await this.#post('notice', notice)).seq;
  }

  /** A call message. */
  async call(message: {
    conversationId: number;
    personId: number;
    actionType: number;
    call_type?: number;
    call_end?: number;
    line_busy?: number;
  }): Promise<number> {
    return entrySchema.parse(await this.#post('call-message', message)).seq;
  }

  /** Calls the others of a conversation, as a page of `personId` would; the call rings until that page is silent for too long. */
  async ring(personId: number, conversationId: number, callType: 1 | 2 = 2): Promise<Call & { peerId: string }> {
    const peerId = randomUUID();
    const body = { ConversationId: conversationId, CallType: callType, ClientId: randomUUID(), PeerId: peerId };
    const reply = z.object({ Call: callSchema }).parse(await this.as(personId, 'calls.invite', body));
    return { ...reply.Call, peerId };
  }

  /** All calls that a conversation has had. */
  async calls(conversationId: number): Promise<Call[]> {
    return z.object({ calls: z.array(callSchema) }).parse(await this.#post('calls', { conversationId })).calls;
  }

  /** Makes a live call older: it has rung, or gone on, for so much longer. */
  async ageCall(callId: number, seconds: number): Promise<void> {
    await this.#post('age-call', { callId, seconds });
  }

  /** So many texts in a conversation at once; gives the number of the last. */
  async messages(conversationId: number, count: number, unread = 0): Promise<number> {
    return entrySchema.parse(await this.#post('messages', { conversationId, count, unread })).seq;
  }

  /** So many conversations with students that are made for it. */
  async conversations(tuid: number, count: number): Promise<number[]> {
    const reply = await this.#post('conversations', { tuid, count });
    return z.object({ conversationIds: z.array(z.int()) }).parse(reply).conversationIds;
  }

  /** Makes a message, and all before it, older. */
  async age(conversationId: number, seq: number, seconds: number): Promise<void> {
    await this.#post('age', { conversationId, seq, seconds });
  }
}
