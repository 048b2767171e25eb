// @vitest-environment jsdom

import type { SetDevices } from '@tutor/rules/calls/call';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCallMedia, FakeLocalMedia, FakeOutput } from '../../testing/fake-call-parts.ts';
import { FakeCallService } from '../../testing/fake-call-service.ts';
import type { CallIntent } from './call-entry.ts';
import { findPress, notePress } from './call-press.ts';
import { rememberedPage } from './own-page.ts';
import { startWindowCall } from './start-window-call.ts';

let service: FakeCallService;
let stops: (() => void)[];
/** Keys of the invitations that were sent. */
let invited: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 8) });
  service = new FakeCallService([1, 2]);
  stops = [];
  invited = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const invite: CallIntent = { kind: 'invite', conversationId: 10, callType: 2 };

interface OpenedBefore {
  localMedia: FakeLocalMedia;
  devices: SetDevices;
}

/** A window as a browser has it: `reload` and `crash` end it as they do. */
function open(
  intent: CallIntent,
  { personId = 1, key = '', opened }: { personId?: number; key?: string; opened?: OpenedBefore } = {},
) {
  const localMedia = opened?.localMedia ?? new FakeLocalMedia();
  const media = new FakeCallMedia();
  const calls = service.callsOf(personId);
  const { invite: send } = calls;
  calls.invite = (body, signal) => {
    invited.push(body.ClientId);
    return send(body, signal);
  };
  let going = (): void => {};
  let isDead = false;
  const { client, stop } = startWindowCall({
    personId,
    intent,
    conversationId: intent.kind === 'invite' ? intent.conversationId : undefined,
    press: findPress(window.localStorage, key),
    calls,
    ...opened,
    openHub: service.openHubOf(personId),
    leaveAtOnce: (body) => void (isDead || calls.leave(body, new AbortController().signal).catch(() => {})),
    createLocalMedia: () => localMedia,
    createMedia: ({ onChange }) => {
      media.onChange = onChange;
      return media;
    },
    soundOutput: new FakeOutput(),
    page: {
      listen({ onGoing }) {
        going = onGoing;
        return () => undefined;
      },
    },
    monotonicNow: () => Date.now(),
    random: () => 0.5,
  });
  stops.push(stop);
  return {
    client,
    devices: () => [localMedia.isMicOn, localMedia.isCameraOn],
    phase: () => client.getSnapshot().phase,
    reload: () => going(),
    crash() {
      isDead = true;
      stop();
    },
  };
}

async function inCall() {
  const caller = open(invite, { key: notePress(window.localStorage) });
  await wait(50);
  const callee = open({ kind: 'join', callId: 1, callType: 2 }, { personId: 2 });
  await wait(50);
  expect([caller.phase(), callee.phase()]).toEqual(['inCall', 'inCall']);
  return { caller, callee };
}

it.each(['reload', 'crash'] as const)('what was off stays off through a %s, and the call goes on', async (how) => {
  const { caller, callee } = await inCall();
  expect(caller.devices()).toEqual([true, true]);
  await caller.client.setMic(false);
  await caller.client.setCamera(false);
  caller[how]();
  const back = open({ kind: 'join', callId: 1, callType: 2 });
  await wait(50);
  expect(back.devices()).toEqual([false, false]);
  expect([back.phase(), callee.phase()]).toEqual(['inCall', 'inCall']);
});

it('what was off stays off in the next call of the same people, also where they call', async () => {
  const { caller, callee } = await inCall();
  await caller.client.setMic(false);
  await callee.client.setCamera(false);
  caller.client.hangUp();
  await wait(50);
  const again = open(invite, { key: notePress(window.localStorage) });
  expect(again.devices()).toEqual([false, true]);
  await wait(50);
  again.client.hangUp();
  await wait(50);
  expect(open(invite, { personId: 2 }).devices()).toEqual([true, false]);
});

it('devices that were set before the call are kept as they were set, though the browser still asks for them', async () => {
  const localMedia = new FakeLocalMedia();
  localMedia.isMicOn = false;
  open(invite, { opened: { localMedia, devices: { isMicOn: true, isCameraOn: false } } });
  await wait(50);
  expect(open({ kind: 'join', callId: 1, callType: 2 }).devices()).toEqual([true, false]);
});

it('a call that is answered without a camera opens none, and says nothing of the next one', async () => {
  open(invite);
  await wait(50);
  const key = notePress(window.localStorage, { withoutCamera: true });
  const callee = open({ kind: 'join', callId: 1, callType: 2 }, { personId: 2, key });
  expect(callee.devices()).toEqual([true, false]);
});

it('a reload while the invitation is on its way repeats it: one call, which this page is in', async () => {
  service.delayMs = () => 2_000;
  const key = notePress(window.localStorage);
  const first = open(invite, { key });
  await wait(1_000);
  first.reload();
  const second = open(invite, { key });
  await wait(9_000);
  expect([second.phase(), service.known.size, service.ends]).toEqual(['calling', 1, []]);
  expect(invited).toEqual([key, key]);
  expect(service.known.get(1)?.call.people[0]?.peerId).toBe(second.client.peerId);
});

it('a reload while the answer is on its way comes back as the page that the service may know', async () => {
  open(invite);
  await wait(50);
  service.fault = (name) => (name === 'accept' ? 'hang' : undefined);
  const first = open({ kind: 'join', callId: 1, callType: 2 }, { personId: 2 });
  expect(rememberedPage(2, 1)).toBe(first.client.peerId);
  await wait(50);
  first.crash();
  service.fault = () => undefined;
  const back = open({ kind: 'join', callId: 1, callType: 2 }, { personId: 2 });
  await wait(50);
  expect(back.phase()).toBe('inCall');
});

it('a press has its effect once, and a call that was left is no call to come back to', async () => {
  const key = notePress(window.localStorage);
  const caller = open(invite, { key });
  expect(findPress(window.localStorage, key)).toBeDefined();
  await wait(50);
  expect(findPress(window.localStorage, key)).toBeUndefined();
  expect(rememberedPage(1, 1)).toBe(caller.client.peerId);
  caller.client.hangUp();
  expect(rememberedPage(1, 1)).toBeUndefined();
});
