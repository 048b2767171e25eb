import { callSilenceMs, ringMs } from '@tutor/rules/calls/call-limits';
import { minutes, seconds } from '@tutor/rules/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallPage } from '../../testing/call-page.ts';
import { FakeCallService } from '../../testing/fake-call-service.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) });
});
afterEach(() => vi.useRealTimers());

const runs = process.env.CALL_RUNS;

const step = fc.record({
  do: fc.constantFrom(
    ...(['invite', 'invite', 'accept', 'accept', 'accept', 'decline', 'hangUp', 'go', 'reload', 'kill'] as const),
    ...(['deliver', 'deliver', 'duplicate', 'lose', 'drop', 'refuse', 'allow', 'network'] as const),
    ...(['fail', 'loseReplies', 'hang', 'heal', 'slow', 'ringEnds', 'linkGone', 'wait', 'wait', 'wait'] as const),
  ),
  at: fc.nat(1_000),
  ms: fc.constantFrom(1, 20, 300, seconds(1), seconds(3), seconds(9)),
});

/** Two or three people, each on one or more pages, on a service that is not always there. */
it.each([2, 3])(
  '%i people end their calls as the service does, whatever comes in whichever order',
  async (count) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (script) => {
        vi.clearAllTimers();
        vi.setSystemTime(Date.UTC(2026, 10, 26, 8));
        const people = Array.from({ length: count }, (_, index) => index + 1);
        const service = new FakeCallService(people);
        service.holdsEvents = true;
        const clock = setInterval(() => service.pass(), 500);
        const pages: CallPage[] = [];
        const open = (personId: number, intent: ConstructorParameters<typeof CallPage>[3]): void => {
          pages.push(new CallPage(service, personId, pages.length + 1, intent));
        };
        const lastId = (): number => Math.max(1, service.known.size);

        for (const { do: action, at, ms } of script) {
          const personId = (at % count) + 1;
          const page = pages[at % Math.max(1, pages.length)];
          if (action === 'invite') open(personId, { kind: 'invite', conversationId: 10, callType: 1 + (at % 2) });
          if (action === 'accept') open(personId, { kind: 'join', callId: lastId(), callType: 2 });
          if (action === 'decline') {
            void service
              .callsOf(personId)
              .decline({ CallId: lastId() }, new AbortController().signal)
              .catch(() => {});
          }
          if (action === 'hangUp') page?.client.hangUp();
          if (action === 'go') page?.go();
          if (action === 'reload' && page !== undefined) {
            // A crash says nothing to the service.
            if (at % 2 === 0) page.go();
            else page.kill();
            open(page.personId, { kind: 'join', callId: lastId(), callType: 2, replaces: page.client.peerId });
          }
          if (action === 'kill') page?.kill();
          const held = service.pending.length === 0 ? 0 : at % service.pending.length;
          if (action === 'deliver') service.deliver(at % 3 === 0 ? held : 0);
          if (action === 'duplicate') service.pending.push(...service.pending.slice(held, held + 1));
          if (action === 'lose') service.pending.splice(held, 1);
          if (action === 'drop') service.drop();
          if (action === 'refuse') service.isRefusing = true;
          if (action === 'allow') service.isRefusing = false;
          if (action === 'network') page?.network();
          if (action === 'fail') service.fault = () => 'fail';
          if (action === 'loseReplies') service.fault = () => 'loseReply';
          if (action === 'hang') service.fault = (name) => (name === 'keep' ? 'hang' : undefined);
          if (action === 'heal') service.fault = () => undefined;
          if (action === 'slow') service.delayMs = () => ms;
          if (action === 'linkGone' && page !== undefined) {
            page.media.hasGivenUp = true;
            page.media.onChange();
          }
          await vi.advanceTimersByTimeAsync(action === 'ringEnds' ? ringMs : action === 'wait' ? ms : 1);
        }

        // All is well again; what is on its way arrives late.
        service.isRefusing = false;
        service.fault = () => undefined;
        service.delayMs = () => 0;
        service.holdsEvents = false;
        while (service.pending.length > 0) service.deliver(service.pending.length - 1);
        await vi.advanceTimersByTimeAsync(callSilenceMs + minutes(1));
        for (const page of pages) if (!page.isDead) whatIsShown(page, service);
        for (const page of pages) page.client.hangUp();
        await vi.advanceTimersByTimeAsync(seconds(2));

        for (const { call } of service.known.values()) {
          expect(call.state, 'no call goes on without a page').toBe('ended');
          expect(service.ends.filter(({ callId }) => callId === call.id)).toHaveLength(1);
        }
        for (const page of pages) {
          expect(page.wrong).toEqual([]);
          expect(page.sessionsGone).toBe(0);
          if (page.isDead) continue;
          expect(page.client.getSnapshot().phase).toBe('ended');
          expect(page.localMedia.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
          whatIsShown(page, service);
          page.client.stop();
        }
        expect(service.connected.size).toBe(0);
        clearInterval(clock);
      }),
      // The same scripts at each run; CALL_RUNS asks for so many others.
      runs === undefined ? { numRuns: 75, seed: 27 } : { numRuns: Math.ceil(Number(runs) / 2) },
    );
  },
  300_000,
);

/** The page shows what the service has: the same call, in its state and with its end. */
function whatIsShown(page: CallPage, service: FakeCallService): void {
  const { phase, call, end } = page.client.getSnapshot();
  if (call === undefined) return;
  const truth = service.known.get(call.id)?.call;
  const isIn = truth?.people.some(
    ({ personId, peerId, state }) => personId === page.personId && peerId === page.client.peerId && state === 'joined',
  );
  if (phase === 'ended') expect(truth?.state !== 'ended' && isIn, 'a page that has ended is in no call').toBe(false);
  else {
    expect(truth?.state, 'no page is in a call that has ended').not.toBe('ended');
    expect(isIn, 'a page that shows the call is in it').toBe(true);
  }
  if (end?.kind === 'over') expect([end.action, end.seconds]).toEqual([truth?.endAction, truth?.seconds]);
}
