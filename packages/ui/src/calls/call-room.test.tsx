// @vitest-environment jsdom
import type { Call } from '@tutor/rules/calls/call';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRoom, type RoomClient, type ToldCall } from './call-room.tsx';
import { me, person } from './call-story-data.ts';

const headset = { id: 'h1', label: 'USB headset' };

/** A call's client whose every word a test decides. */
class FakeClient implements RoomClient {
  private readonly listeners = new Set<() => void>();
  private told: ToldCall;
  seconds = 0;
  setMic = vi.fn(async () => undefined);
  setCamera = vi.fn(async () => undefined);
  shareScreen = vi.fn(async () => undefined);
  chooseDevice = vi.fn(async () => undefined);
  turnSoundOn = vi.fn(async () => undefined);
  dismissNotice = vi.fn();
  dismissCaller = vi.fn();
  hangUp = vi.fn();
  subscribeMicLevel = () => () => undefined;

  constructor(told: Partial<ToldCall> = {}) {
    this.told = {
      phase: 'inCall',
      signalling: 'live',
      needsPressForSound: false,
      call: undefined,
      end: undefined,
      me: {
        ...me,
        devices: { microphone: [headset], camera: [], speaker: [] },
        chosen: { microphone: 'h1', camera: '', speaker: '' },
        notice: undefined,
        canShare: true,
        canChooseSpeaker: true,
      },
      others: [person(2, 'Leo'), person(3, 'Ana')],
      ...told,
    };
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getSnapshot = () => this.told;
  getSeconds = () => this.seconds;

  tell(next: Partial<ToldCall>): void {
    this.told = { ...this.told, ...next };
    for (const listener of [...this.listeners]) listener();
  }
}

let leave: () => void;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  leave();
  page.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function show(client: FakeClient, name?: string, playTone = (_: AbortSignal) => Promise.resolve()): void {
  const root = createRoot(page);
  leave = () => act(() => root.unmount());
  act(() =>
    root.render(<CallRoom client={client} name={name} playTone={playTone} notes={null} onClose={() => undefined} />),
  );
}

const button = (name: string): HTMLElement => {
  const buttons = [...page.querySelectorAll('button')];
  const found = buttons.find(({ title, textContent }) => (title || (textContent ?? '')).startsWith(name));
  if (found === undefined) throw new Error(`there is no button “${name}”`);
  return found;
};
const press = (name: string) => act(() => button(name).click());
const key = (letter: string) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true })));

test('buttons ask for the opposite of how the devices are now, not of how they were drawn', () => {
  const client = new FakeClient();
  show(client);
  press('Microphone');
  expect(client.setMic).toHaveBeenLastCalledWith(false);
  const { me: own } = client.getSnapshot();
  act(() => client.tell({ me: { ...own, isMicOn: false, isCameraOn: true } }));
  press('Microphone');
  press('Camera');
  press('Share screen');
  press('Leave');
  expect(client.setMic).toHaveBeenLastCalledWith(true);
  expect(client.setCamera).toHaveBeenLastCalledWith(false);
  expect(client.shareScreen).toHaveBeenLastCalledWith(true);
  expect(client.hangUp).toHaveBeenCalledOnce();
});

test('single keys press buttons until they are turned off, which this browser remembers', () => {
  const client = new FakeClient();
  show(client);
  key('m');
  expect(client.setMic).toHaveBeenCalledOnce();
  press('Devices');
  const turnedOff = page.querySelector<HTMLInputElement>('input[type="checkbox"]');
  act(() => turnedOff?.click());
  key('m');
  key('n');
  expect(client.setMic).toHaveBeenCalledOnce();
  expect(button('Microphone').getAttribute('aria-keyshortcuts')).toBeNull();
  leave();
  show(client);
  key('m');
  expect(client.setMic).toHaveBeenCalledOnce();
  press('Devices');
  act(() => page.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  key('m');
  expect(client.setMic).toHaveBeenCalledTimes(2);
});

test('single keys are those of the letters: by their place where a layout has no Latin ones', () => {
  const client = new FakeClient();
  show(client);
  const strike = (letter: string, code: string) =>
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: letter, code, bubbles: true })));
  strike('ь', 'KeyM');
  expect(client.setMic).toHaveBeenCalledOnce();
  strike('m', 'Semicolon');
  expect(client.setMic).toHaveBeenCalledTimes(2);
  strike('e', 'KeyM');
  strike('1', 'Digit1');
  expect(client.setMic).toHaveBeenCalledTimes(2);
});

test('the length goes on while the call does, by the client', () => {
  const client = new FakeClient();
  show(client);
  client.seconds = 65;
  act(() => void vi.advanceTimersByTime(250));
  expect(page.textContent).toContain('01:05');
});

test('a device that is back is taken by one press', () => {
  const { me: own } = new FakeClient().getSnapshot();
  const notice = { text: 'USB headset is ready to use.', offer: { kind: 'microphone' as const, device: headset } };
  const client = new FakeClient({ me: { ...own, notice } });
  show(client);
  press('Use it');
  expect(client.chooseDevice).toHaveBeenCalledWith('microphone', 'h1');
});

test('a call without a name is that of its people', () => {
  show(new FakeClient());
  expect(page.querySelector('h1')?.textContent).toBe('Leo, Ana');
  leave();
  show(new FakeClient(), 'Grade 3 teachers');
  expect(page.querySelector('h1')?.textContent).toBe('Grade 3 teachers');
});

test('the test tone cannot be begun twice at once, and may be played again', async () => {
  const playTone = vi.fn((_: AbortSignal) => new Promise<void>((resolve) => void setTimeout(resolve, 1_000)));
  show(new FakeClient(), undefined, playTone);
  press('Devices');
  press('Play a test tone');
  press('Playing');
  expect(playTone).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  press('Play a test tone');
  expect(playTone).toHaveBeenCalledTimes(2);
  leave();
  expect(playTone.mock.calls.at(-1)?.[0].aborted).toBe(true);
});

test('a picture in picture ends with the call', () => {
  const exit = vi.fn(async () => undefined);
  Object.assign(document, { exitPictureInPicture: exit, pictureInPictureElement: document.body });
  const client = new FakeClient();
  show(client);
  expect(exit).not.toHaveBeenCalled();
  act(() => client.tell({ phase: 'ended', end: { kind: 'over', title: 'This call has ended.' } }));
  expect(exit).toHaveBeenCalledOnce();
  Object.assign(document, { pictureInPictureElement: null });
});

test('its end is told in the words of the record', () => {
  const client = new FakeClient();
  show(client);
  act(() =>
    client.tell({ phase: 'ended', end: { kind: 'over', title: 'This call has ended.', text: 'Video call, 01:05' } }),
  );
  expect(page.textContent).toContain('Video call, 01:05');
});

test.each([
  ['a call that is over', { kind: 'over', title: 'This call has ended.' }, 'ended', 'Call again'],
  ['a group’s call that goes on', { kind: 'left', title: 'You left the call.' }, 'active', 'Join again'],
  [
    'a call in another window',
    { kind: 'elsewhere', title: 'You are in this call elsewhere.' },
    'active',
    'Move it here',
  ],
])('after %s the next step follows its cause', (_, end, state, label) => {
  const client = new FakeClient();
  const on = { onCallAgain: vi.fn(), onComeBack: vi.fn() };
  const root = createRoot(page);
  leave = () => act(() => root.unmount());
  act(() =>
    root.render(<CallRoom client={client} playTone={async () => {}} notes={null} onClose={() => undefined} {...on} />),
  );
  act(() => client.tell({ phase: 'ended', end, call: { isGroup: true, state } as Call }));
  expect(page.querySelector('h2')?.textContent).toBe(end.title);
  press(label);
  expect(on[label === 'Call again' ? 'onCallAgain' : 'onComeBack']).toHaveBeenCalledOnce();
});

test('a notice of devices is closed with one press', () => {
  const client = new FakeClient();
  const { me: own } = client.getSnapshot();
  client.tell({ me: { ...own, notice: { text: 'USB headset is gone.', offer: undefined } } });
  show(client);
  press('Close this notice');
  expect(client.dismissNotice).toHaveBeenCalledOnce();
});
