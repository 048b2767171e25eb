import type { ChatEventName, ChatEventPayload } from '@tutor/rules/chat/chat-events';
import { and, asc, isNull, sql } from 'drizzle-orm';
import { chatMembers } from '../chat/tables.ts';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import type { Notice } from '../database/notice.ts';
import type { Log } from '../log.ts';
import { wireSignal } from './call-signals.ts';
import { readCalls } from './read-calls.ts';
import { callSignals } from './tables.ts';

type CallNotice = Extract<Notice, { kind: 'call' }>;
type SignalNotice = Extract<Notice, { kind: 'callSignal' }>;

interface CallFanOutOptions {
  queries: Queries;
  isConnected: (personId: number) => boolean;
  tell: <Name extends ChatEventName>(personId: number, name: Name, payload: ChatEventPayload<Name>) => void;
  /** What rings for these people may have changed. */
  onRings: (people: readonly number[]) => void;
  log: Log;
}

const signalsAtOnceMax = 200;

/**
 * Brings calls and their signals to the people who are connected to this process. One look at the database at a time, by which
 * a call is never told in an older version after a newer one. What gets lost is found by the pages, which ask every few seconds.
 */
export class CallFanOut {
  readonly #options: CallFanOutOptions;
  /** Calls that changed, with whom is told beside its people. */
  readonly #moved = new Map<number, Set<number>>();
  #signals: SignalNotice[] = [];
  #isRunning = false;

  constructor(options: CallFanOutOptions) {
    this.#options = options;
  }

  hear(notice: CallNotice | SignalNotice): void {
    if (notice.kind === 'call') {
      const told = this.#moved.get(notice.callId) ?? new Set();
      if (notice.personId !== undefined) told.add(notice.personId);
      this.#moved.set(notice.callId, told);
    } else if (this.#options.isConnected(notice.personId)) this.#signals.push(notice);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#moved.size > 0 || this.#signals.length > 0) {
      const moved = new Map(this.#moved);
      this.#moved.clear();
      const signals = this.#signals.splice(0, signalsAtOnceMax);
      try {
        await this.#tellCalls(moved);
        await this.#tellSignals(signals);
      } catch (error) {
        this.#options.log.error({ err: error, calls: moved.size, signals: signals.length }, 'call fan-out failed');
      }
    }
    this.#isRunning = false;
  }

  async #tellCalls(moved: ReadonlyMap<number, ReadonlySet<number>>): Promise<void> {
    if (moved.size === 0) return;
    const { queries, tell, onRings } = this.#options;
    const calls = await readCalls(queries, [...moved.keys()]);
    const members = await queries
      .select({ conversationId: chatMembers.conversationId, personId: chatMembers.personId })
      .from(chatMembers)
      .where(
        and(
          among(
            chatMembers.conversationId,
            calls.map(({ conversationId }) => conversationId),
          ),
          isNull(chatMembers.leftAt),
        ),
      );
    for (const call of calls) {
      const told = new Set(moved.get(call.id));
      for (const { conversationId, personId } of members)
        if (conversationId === call.conversationId) told.add(personId);
      for (const personId of told) tell(personId, 'CallChanged', { call });
    }
    onRings(calls.flatMap(({ people }) => people.map(({ personId }) => personId)));
  }

  async #tellSignals(notices: readonly SignalNotice[]): Promise<void> {
    if (notices.length === 0) return;
    const { queries, tell } = this.#options;
    const rows = await queries
      .select()
      .from(callSignals)
      .where(
        sql`(${callSignals.callId}, ${callSignals.toPerson}, ${callSignals.seq}) in (
          select "callId", "personId", seq from json_to_recordset(${JSON.stringify(notices)}::json)
            as wanted("callId" bigint, "personId" bigint, seq integer))`,
      )
      .orderBy(asc(callSignals.callId), asc(callSignals.toPerson), asc(callSignals.seq));
    const byReceiver = new Map<string, typeof rows>();
    for (const row of rows) {
      const receiver = `${row.callId} ${row.toPerson}`;
      byReceiver.set(receiver, [...(byReceiver.get(receiver) ?? []), row]);
    }
    for (const [first, ...others] of byReceiver.values()) {
      if (first === undefined) continue;
      tell(first.toPerson, 'CallSignals', { callId: first.callId, signals: [first, ...others].map(wireSignal) });
    }
  }
}
