import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from './network-clock.ts';
import { hasTurn, measureLoss } from './network-loss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = [{ urls: ['stun:stun.example', 'turn:turn.example:3478'], username: 'u', credential: 'c' }];

/** Two connections whose relay drops packets by number, or never connects. */
function relay({
  drops = () => false,
  connects = true,
}: {
  drops?: (packet: number) => boolean;
  connects?: boolean;
} = {}) {
  const made: { configuration: RTCConfiguration; isClosed: boolean }[] = [];
  const peers: Record<string, ((event: unknown) => void) | null>[] = [];
  const channels: { options: RTCDataChannelInit | undefined }[] = [];
  const createConnection = (configuration: RTCConfiguration) => {
    const state = { configuration, isClosed: false };
    made.push(state);
    const peer = {
      ondatachannel: null as ((event: unknown) => void) | null,
      localDescription: { type: 'offer', sdp: '' },
      createDataChannel(_label: string, options?: RTCDataChannelInit) {
        channels.push({ options });
        const incoming: { onmessage?: (event: { data: string }) => void } = {};
        let packet = 0;
        const channel = {
          readyState: 'connecting',
          onopen: null as (() => void) | null,
          send(data: string) {
            if (!drops(packet++)) incoming.onmessage?.({ data });
          },
        };
        if (connects) {
          setTimeout(() => {
            channel.readyState = 'open';
            peers[1]?.ondatachannel?.({ channel: incoming });
            channel.onopen?.();
          }, 100);
        }
        return channel;
      },
      setLocalDescription: async () => {},
      setRemoteDescription: async () => {},
      addIceCandidate: async () => {},
      close: () => {
        state.isClosed = true;
      },
    };
    peers.push(peer as never);
    return peer as unknown as RTCPeerConnection;
  };
  return { createConnection, made, channels };
}

async function lossBy(
  options: ReturnType<typeof relay>,
  iceServers: RTCIceServer[] = turn,
  signal = new AbortController().signal,
) {
  const measuring = measureLoss({ ...options, iceServers, clock: browserClock, signal }).then(
    (loss) => loss,
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(5_000);
  return measuring;
}

test('without a TURN server nothing is measured, and no connection is made', async () => {
  const fake = relay();
  expect(await lossBy(fake, [{ urls: 'stun:stun.example' }])).toBe('notMeasured');
  expect(await lossBy(fake, [])).toBe('notMeasured');
  expect(fake.made).toEqual([]);
  expect(hasTurn([{ urls: 'turns:turn.example' }])).toBe(true);
});

test('packets go through the relay alone, each once and in no order', async () => {
  const fake = relay();
  expect(await lossBy(fake)).toBe(0);
  expect(fake.made.map(({ configuration }) => configuration.iceTransportPolicy)).toEqual(['relay', 'relay']);
  expect(fake.channels[0]?.options).toEqual({ ordered: false, maxRetransmits: 0 });
});

test('what does not arrive is lost', async () => {
  expect(await lossBy(relay({ drops: (packet) => packet % 20 === 0 }))).toBe(5);
  expect(await lossBy(relay({ drops: () => true }))).toBe(100);
});

test('a relay that does not answer is a failure, not a loss', async () => {
  expect(await lossBy(relay({ connects: false }))).toBe('the relay did not answer');
});

test('both connections are closed on every way out', async () => {
  const stopping = new AbortController();
  const stopped = relay();
  const measuring = lossBy(stopped, turn, stopping.signal);
  await vi.advanceTimersByTimeAsync(500);
  stopping.abort();
  expect(await measuring).toMatch(/abort/i);
  const failed = relay({ connects: false });
  await lossBy(failed);
  const whole = relay();
  await lossBy(whole);
  for (const { made } of [stopped, failed, whole]) expect(made.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});
