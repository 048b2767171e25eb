import type { Call, CallSignal, Participant } from '@tutor/rules/calls/call';
import {
  callPeopleMax,
  callReturnMs,
  callSilenceMs,
  ringingReturnMs,
  ringingSilenceMs,
  ringMs,
  signalsMax,
} from '@tutor/rules/calls/call-limits';
import { callActions, lineBusy } from '@tutor/rules/calls/call-message';
import { inCallElsewhereMessage } from '@tutor/rules/calls/call-words';
import type { Ring } from '@tutor/rules/calls/ring';
import type { ChatEventName } from '@tutor/rules/chat/chat-events';
import type { CallAskName, CallAsks, CallBodies, PageWord } from '../src/calls/call-asks.ts';
import type { Hub, HubCallbacks, OpenHub } from '../src/connection/hub.ts';
import { RefusedError } from '../src/service/answer.ts';

interface FakeEvent {
  name: ChatEventName;
  payload: unknown;
}

/** How a call ends: unreachable, taken with its reply lost, or never. */
export type FakeFault = 'fail' | 'loseReply' | 'hang';

interface KnownCall {
  call: Call;
  heardAt: Map<string, number>;
  /** Pages that went and may be a reload. */
  wentAt: Map<string, number>;
  /** A page has said that it is connected to none, or that it is. */
  isToldOfLinks: boolean;
  signals: CallSignal[];
  numbers: Set<string>;
}

/** Calls on a service that follows the contract, with a hub and calls whose every step a test decides. */
export class FakeCallService {
  readonly known = new Map<number, KnownCall>();
  readonly connected = new Set<FakeCallHub>();
  /** Ends of each call as the chat would show them. */
  readonly ends: { callId: number; action: number }[] = [];
  readonly busy = new Map<number, number>();
  isRefusing = false;
  fault: (name: CallAskName) => FakeFault | undefined = () => undefined;
  /** Milliseconds until a call arrives, and until its reply does. */
  delayMs: () => number = () => 0;
  garble: (reply: unknown) => unknown = (reply) => reply;
  /** True: events wait in `pending` until the test delivers them. */
  holdsEvents = false;
  readonly pending: { hub: FakeCallHub; event: FakeEvent }[] = [];
  private readonly people: readonly number[];
  private readonly invitations = new Map<string, number>();

  constructor(people: readonly number[]) {
    this.people = people;
  }

  callsOf(personId: number): CallAsks {
    const call =
      <Name extends CallAskName>(name: Name, answer: (body: CallBodies[Name]) => unknown) =>
      async (body: CallBodies[Name]): Promise<unknown> => {
        const fault = this.fault(name);
        await this.wait();
        if (fault === 'fail') throw new Error('unreachable');
        const reply: unknown = structuredClone(answer(body));
        if (fault === 'hang') await new Promise(() => {});
        await this.wait();
        if (fault === 'loseReply') throw new Error('the reply was lost');
        return this.garble(reply);
      };
    return {
      invite: call('invite', (body) => this.invite(personId, body)),
      accept: call('accept', (body) => this.accept(personId, body)),
      decline: call('decline', ({ CallId }) => this.decline(personId, CallId)),
      leave: call('leave', (body) => this.leave(personId, body)),
      keep: call('keep', (body) => this.keep(personId, body)),
      signal: call('signal', (body) => this.signal(personId, body)),
      mine: call('mine', () => ({ Calls: [], Now: this.now(), IsDoNotDisturb: false })),
      iceServers: call('iceServers', () => ({ IceServers: [], ExpiresTime: this.now() })),
      doNotDisturb: call('doNotDisturb', () => ({})),
    };
  }

  openHubOf(personId: number): OpenHub {
    return async (callbacks) => new FakeCallHub(this, personId, callbacks);
  }

  /** What rings for a person now. */
  ringsOf(personId: number): Ring[] {
    return [...this.known.values()].flatMap(({ call }) => {
      const isRinging = call.people.some((person) => person.personId === personId && person.state === 'invited');
      if (call.state === 'ended' || !isRinging) return [];
      const msLeft = Math.max(0, Date.parse(call.ringsUntil) - Date.now());
      return [
        {
          callId: call.id,
          conversationId: 10,
          callType: 2,
          callerName: 'Maria',
          callerAvatar: null,
          groupName: null,
          msLeft,
        },
      ];
    });
  }

  /** What time brings about: invitations that end, pages that are silent. */
  pass(): void {
    const nowMs = Date.now();
    for (const { call, heardAt, wentAt } of this.known.values()) {
      if (call.state === 'ended') continue;
      if (call.state === 'ringing' && nowMs >= Date.parse(call.ringsUntil)) {
        this.end(call, callActions.timeout);
        continue;
      }
      const [silenceMs, returnMs] =
        call.state === 'ringing' ? [ringingSilenceMs, ringingReturnMs] : [callSilenceMs, callReturnMs];
      for (const person of joinedOf(call)) {
        const page = person.peerId ?? '';
        const isSilent = nowMs - (heardAt.get(page) ?? 0) >= silenceMs;
        if (isSilent || nowMs - (wentAt.get(page) ?? nowMs) >= returnMs) this.goOut(call.id, person.personId);
      }
    }
  }

  deliver(index: number): void {
    const [next] = this.pending.splice(index, 1);
    next?.hub.tell(next.event);
  }

  /** Every hub connection breaks. */
  drop(): void {
    for (const hub of [...this.connected]) hub.close();
  }

  tell(personId: number, name: ChatEventName, payload: unknown): void {
    for (const hub of this.connected) {
      if (hub.personId !== personId || !hub.isJoined) continue;
      const event: FakeEvent = { name, payload: structuredClone(payload) };
      if (this.holdsEvents) this.pending.push({ hub, event });
      else hub.tell(event);
    }
  }

  private wait(): Promise<void> {
    const ms = this.delayMs();
    return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
  }

  private now(): string {
    return new Date(Date.now()).toISOString();
  }

  private reply(id: number) {
    return { Call: this.get(id).call, Now: this.now() };
  }

  private get(id: number): KnownCall {
    const found = this.known.get(id);
    if (found === undefined) throw new RefusedError('There is no such call.');
    return found;
  }

  private liveCall(): Call | undefined {
    return [...this.known.values()].find(({ call }) => call.state !== 'ended')?.call;
  }

  private invite(personId: number, { CallType, ClientId, PeerId }: CallBodies['invite']) {
    this.pass();
    const repeated = this.invitations.get(ClientId);
    if (repeated !== undefined) {
      this.get(repeated).wentAt.delete(PeerId);
      return this.reply(repeated);
    }
    const live = this.liveCall();
    if (live !== undefined) {
      this.join(live, personId, PeerId, undefined);
      this.invitations.set(ClientId, live.id);
      return this.reply(live.id);
    }
    const id = this.known.size + 1;
    this.invitations.set(ClientId, id);
    const state = (person: number): Participant['state'] => (person === personId ? 'joined' : 'invited');
    const call: Call = {
      id,
      version: 0,
      conversationId: 10,
      isGroup: this.people.length > 2,
      callerId: personId,
      callType: CallType,
      state: 'ringing',
      people: this.people.map((person) => ({
        personId: person,
        name: `Person ${person}`,
        avatar: null,
        state: state(person),
        peerId: person === personId ? PeerId : null,
        isHeard: true,
        devices: null,
        hasConnected: false,
      })),
      startedAt: this.now(),
      ringsUntil: new Date(Date.now() + ringMs).toISOString(),
      answeredAt: null,
      endedAt: null,
      endAction: null,
      lineBusy: null,
      seconds: null,
    };
    this.known.set(id, {
      call,
      heardAt: new Map([[PeerId, Date.now()]]),
      wentAt: new Map(),
      isToldOfLinks: false,
      signals: [],
      numbers: new Set(),
    });
    const busy = this.people.map((person) => this.busy.get(person)).find((one) => one !== undefined);
    if (busy === undefined) this.touch(id, {});
    else this.end({ ...call, lineBusy: lineBusy.inClass }, callActions.busy);
    return this.reply(id);
  }

  private accept(personId: number, { CallId, PeerId, Replaces }: CallBodies['accept']) {
    this.pass();
    const { call } = this.get(CallId);
    if (call.state === 'ended') throw new RefusedError('This call has ended.');
    this.join(call, personId, PeerId, Replaces);
    return this.reply(CallId);
  }

  private join(call: Call, personId: number, peerId: string, replaces: string | undefined): void {
    const own = call.people.find((person) => person.personId === personId);
    if (own?.state === 'joined' && own.peerId === peerId) return;
    const hasGone = this.get(call.id).wentAt.has(own?.peerId ?? '');
    if (own?.state === 'joined' && own.peerId !== replaces && !hasGone) throw new RefusedError(inCallElsewhereMessage);
    if (own?.state !== 'joined' && joinedOf(call).length >= callPeopleMax) throw new RefusedError('This call is full.');
    this.get(call.id).heardAt.set(peerId, Date.now());
    const people = withPerson(call, personId, { state: 'joined', peerId });
    const answered = call.state === 'ringing' ? ({ state: 'active', answeredAt: this.now() } as const) : {};
    this.touch(call.id, { people, ...answered });
  }

  private decline(personId: number, callId: number) {
    this.pass();
    const { call } = this.get(callId);
    if (call.state !== 'ended' && stateOf(call, personId) === 'invited') {
      const people = withPerson(call, personId, { state: 'declined' });
      this.touch(callId, { people });
      const isNobodyLeft = call.state === 'ringing' && !people.some(({ state }) => state === 'invited');
      if (isNobodyLeft) this.end(this.get(callId).call, callActions.reject);
    }
    return this.reply(callId);
  }

  private leave(personId: number, body: CallBodies['leave']) {
    const { PeerId, MayReturn = false } = body;
    this.pass();
    const CallId = body.CallId ?? this.invitations.get(body.ClientId ?? '') ?? 0;
    this.noteWord(CallId, personId, body);
    const { call, wentAt } = this.get(CallId);
    const own = call.people.find((person) => person.personId === personId);
    if (call.state === 'ended' || own?.peerId !== PeerId) return this.reply(CallId);
    if (MayReturn) wentAt.set(PeerId, wentAt.get(PeerId) ?? Date.now());
    else this.goOut(CallId, personId);
    return this.reply(CallId);
  }

  private noteWord(
    callId: number,
    personId: number,
    { PeerId, IsConnected, Devices }: PageWord & { PeerId: string },
  ): void {
    const known = this.get(callId);
    const own = known.call.people.find((person) => person.personId === personId);
    if (known.call.state === 'ended' || own?.peerId !== PeerId) return;
    known.isToldOfLinks ||= IsConnected !== undefined;
    const word = { hasConnected: own.hasConnected || IsConnected === true, devices: Devices ?? own.devices };
    const { hasConnected, devices } = own;
    if (JSON.stringify(word) === JSON.stringify({ hasConnected, devices })) return;
    this.touch(callId, { people: withPerson(known.call, personId, word) });
  }

  private goOut(callId: number, personId: number): void {
    this.touch(callId, { people: withPerson(this.get(callId).call, personId, { state: 'left', peerId: null }) });
    const { call } = this.get(callId);
    const left = joinedOf(call).length;
    if (call.state === 'active' && left < 2) this.end(call, callActions.hangUp);
    if (call.state === 'ringing' && left === 0) this.end(call, callActions.cancel);
  }

  private keep(personId: number, body: CallBodies['keep']) {
    const { CallId, PeerId, After } = body;
    this.pass();
    this.noteWord(CallId, personId, body);
    const { call, heardAt, signals } = this.get(CallId);
    const isHere = call.people.some((person) => person.personId === personId && person.peerId === PeerId);
    if (isHere) heardAt.set(PeerId, Date.now());
    const waiting = isHere ? signals.filter(({ toPeer, seq }) => toPeer === PeerId && seq > After) : [];
    return { ...this.reply(CallId), Signals: waiting.slice(0, signalsMax) };
  }

  private signal(personId: number, { CallId, PeerId, ToPeer, Number: number, Body }: CallBodies['signal']) {
    const { call, signals, numbers } = this.get(CallId);
    const isIn = (peerId: string): boolean => joinedOf(call).some((person) => person.peerId === peerId);
    if (!isIn(PeerId) || !isIn(ToPeer)) throw new RefusedError('That page is not in the call.');
    if (numbers.has(`${PeerId}:${number}`)) return {};
    numbers.add(`${PeerId}:${number}`);
    const signal: CallSignal = {
      seq: signals.length + 1,
      fromPerson: personId,
      fromPeer: PeerId,
      toPeer: ToPeer,
      body: Body,
    };
    signals.push(signal);
    const to = joinedOf(call).find((person) => person.peerId === ToPeer)?.personId;
    if (to !== undefined) this.tell(to, 'CallSignals', { callId: CallId, signals: [signal] });
    return {};
  }

  private end(call: Call, endAction: number): void {
    const answeredMs = call.answeredAt === null ? undefined : Date.now() - Date.parse(call.answeredAt);
    this.ends.push({ callId: call.id, action: endAction });
    const isTalk = !this.get(call.id).isToldOfLinks || call.people.some(({ hasConnected }) => hasConnected);
    const seconds = answeredMs === undefined || !isTalk ? null : Math.floor(answeredMs / 1_000);
    this.touch(call.id, { state: 'ended', endAction, endedAt: this.now(), seconds, lineBusy: call.lineBusy });
  }

  private touch(id: number, change: Partial<Call>): void {
    const found = this.get(id);
    found.call = { ...found.call, ...change, version: found.call.version + 1 };
    for (const person of this.people) this.tell(person, 'CallChanged', { call: found.call });
  }
}

export class FakeCallHub implements Hub {
  isJoined = false;
  readonly personId: number;
  private readonly service: FakeCallService;
  private readonly callbacks: HubCallbacks;

  constructor(service: FakeCallService, personId: number, callbacks: HubCallbacks) {
    this.service = service;
    this.personId = personId;
    this.callbacks = callbacks;
  }

  async start(): Promise<void> {
    if (this.service.isRefusing) throw new Error('refused');
    this.service.connected.add(this);
  }

  async invoke(): Promise<unknown> {
    this.isJoined = true;
    return undefined;
  }

  isConnected(): boolean {
    return this.service.connected.has(this);
  }

  async stop(): Promise<void> {
    this.service.connected.delete(this);
  }

  tell({ name, payload }: FakeEvent): void {
    if (this.isConnected()) this.callbacks.onEvent(name, payload);
  }

  close(): void {
    this.service.connected.delete(this);
    this.callbacks.onClose();
  }
}

function joinedOf(call: Call): Participant[] {
  return call.people.filter(({ state }) => state === 'joined');
}

function stateOf(call: Call, personId: number): Participant['state'] | undefined {
  return call.people.find((person) => person.personId === personId)?.state;
}

function withPerson(call: Call, personId: number, change: Partial<Participant>): Participant[] {
  return call.people.map((person) => (person.personId === personId ? { ...person, ...change } : person));
}
