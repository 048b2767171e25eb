import { linkGiveUpMs, linkLostMs, linkQuietMs } from '@tutor/rules/calls/call-timing';
import { sendBudget } from '@tutor/rules/calls/send-budget';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageKey } from '../../testing/calls.ts';
import { FakeStream, FakeTrack } from '../../testing/fake-media.ts';
import { FakeNetwork } from '../../testing/fake-peer.ts';
import { FakeTimers } from '../../testing/fake-timers.ts';
import { type CallMedia, nothingSent } from './call-media.ts';
import { meshMedia } from './mesh.ts';

let network: FakeNetwork;
let timers: FakeTimers;
let isServiceUp: boolean;
let pages: CallMedia[];
let sent: { to: string; body: string }[];
/** A connection that is there was called lost. */
let falseAlarms: number;
/** So many of the next signals get lost. */
let lossesLeft: number;

/** The first page is the one that waits for offers. */
const page = (number: number) => ({ personId: number, peerId: pageKey(number), isOfferedFirst: number === 1 });
const statusOf = (at: number, of: number) => pages[at - 1]?.getLinks().get(of)?.status;
const statuses = () => [statusOf(1, 2), statusOf(2, 1)];

function open(number: number): CallMedia {
  let seq = 0;
  const waiting: { to: string; body: string }[] = [];
  const deliver = (): void => {
    for (const { to, body } of isServiceUp ? waiting.splice(0) : []) {
      if (lossesLeft > 0) {
        lossesLeft -= 1;
        continue;
      }
      sent.push({ to, body });
      const at = pages.findIndex((_, index) => pageKey(index + 1) === to);
      seq += 1;
      pages[at]?.takeSignal({ seq, fromPerson: number, fromPeer: pageKey(number), toPeer: to, body });
    }
  };
  timers.every(10, () => {
    deliver();
    network.settle();
  });
  const media = meshMedia({
    createPeer: network.createPeer,
    createStream: (track) => new FakeStream([track as unknown as FakeTrack]).asStream,
  })({
    timers,
    iceServers: async () => iceServers(),
    send: (to, body) => waiting.push({ to, body }),
    forgetUnsent: () => void waiting.splice(0),
    catchUp: () => {},
    onChange: () => {
      const links = [...media.getLinks().values()];
      if (links.some(({ status, quality }) => status === 'connected' && quality?.level === 'lost')) falseAlarms += 1;
    },
  });
  pages.push(media);
  return media;
}

/** The answer of the service. */
let iceServers: () => RTCIceServer[];

beforeEach(() => {
  network = new FakeNetwork();
  timers = new FakeTimers();
  isServiceUp = true;
  pages = [];
  sent = [];
  falseAlarms = 0;
  lossesLeft = 0;
  iceServers = () => [{ urls: ['stun:stun.example'] }];
});

async function connected(): Promise<[CallMedia, CallMedia]> {
  const both = [open(1), open(2)] as const;
  both[0].connect([page(2)]);
  both[1].connect([page(1)]);
  await timers.pass(500);
  expect(statuses()).toEqual(['connected', 'connected']);
  return [both[0], both[1]];
}

describe('two pages of a call', () => {
  it('are connected, with a line each for voice, face, screen and its sound, over the servers of the service', async () => {
    await connected();
    expect(network.peers).toHaveLength(2);
    expect(network.peers.map(({ senders }) => senders.map(({ kind }) => kind))).toEqual([
      ['audio', 'video', 'video', 'audio'],
      ['audio', 'video', 'video', 'audio'],
    ]);
    expect(network.peers[0]?.configuration.iceServers).toEqual([{ urls: ['stun:stun.example'] }]);
    expect(network.peers.every(({ candidates }) => candidates.length > 0)).toBe(true);
  });

  it('hold credentials that are good however long they talk, by which a connection is restored', async () => {
    iceServers = () => [
      { urls: ['turn:turn.example'], username: `${timers.now() + minutes(5)}`, credential: 'secret' },
    ];
    const [one] = await connected();
    for (let round = 0; round < 2; round += 1) {
      await timers.pass(minutes(7));
      one.restore();
      await timers.pass(500);
      const restored = network.peers.filter(({ restarts }) => restarts === round + 1);
      expect(restored).toHaveLength(1);
      const [server] = restored[0]?.configuration.iceServers ?? [];
      expect(Number(server?.username)).toBeGreaterThan(timers.now());
    }
  });

  it('are connected where the signals come before the record names their page', async () => {
    const one = open(1);
    const two = open(2);
    two.connect([page(1)]);
    await timers.pass(500);
    one.connect([page(2)]);
    await timers.pass(500);
    expect(statuses()).toEqual(['connected', 'connected']);
  });

  it.each([1, 2, 3])('are connected within 10 s though the first %i signals never arrive', async (count) => {
    lossesLeft = count;
    const both = [open(1), open(2)] as const;
    both[0].connect([page(2)]);
    both[1].connect([page(1)]);
    await timers.pass(seconds(10));
    expect([lossesLeft, statuses()]).toEqual([0, ['connected', 'connected']]);
  });

  it('are connected within 10 s where their addresses reach nobody at first', async () => {
    network.isUp = false;
    const both = [open(1), open(2)] as const;
    both[0].connect([page(2)]);
    both[1].connect([page(1)]);
    await timers.pass(seconds(5));
    network.isUp = true;
    await timers.pass(seconds(5));
    expect(statuses()).toEqual(['connected', 'connected']);
  });

  it('have more time in each further try, so that a slow line connects as well', async () => {
    open(1).connect([page(2)]);
    open(2).connect([page(1)]);
    network.isUp = false;
    await timers.pass(seconds(28));
    // Two each at the start, and after 6, 15 and 27 s.
    expect(network.peers.length).toBe(8);
  });

  it('send another track without agreeing anew, and say what they show', async () => {
    const [one, two] = await connected();
    const before = sent.length;
    const audio = new FakeTrack('audio', 'Microphone', {}) as unknown as MediaStreamTrack;
    one.publish({ ...nothingSent, audio });
    one.show({ isMicOn: true, isCameraOn: false, isSharing: false, isSpeaking: true });
    await timers.pass(50);
    expect(sent).toHaveLength(before);
    expect(network.peers.some(({ senders }) => senders.some(({ track }) => track === audio))).toBe(true);
    expect(two.getLinks().get(1)?.shown).toMatchObject({ isMicOn: true, isSpeaking: true });
  });
});

describe('a screen that is shared', () => {
  const track = (kind: 'audio' | 'video') => new FakeTrack(kind, 'sent', {}) as unknown as MediaStreamTrack;
  const sentBy = (peer: number) => network.peers[peer]?.senders.map((sender) => sender.track);

  it.each([
    ['the side that offers', 1],
    ['the side that answers', 0],
  ])('of %s goes beside voice and face, without agreeing anew', async (_, from) => {
    const both = await connected();
    const before = sent.length;
    const tracks = {
      audio: track('audio'),
      video: track('video'),
      screen: track('video'),
      screenSound: track('audio'),
    };
    both[from]?.publish(tracks);
    await timers.pass(50);
    expect([sentBy(0), sentBy(1)]).toContainEqual(Object.values(tracks));
    both[from]?.publish({ ...tracks, screen: null, screenSound: null });
    await timers.pass(50);
    expect([sentBy(0), sentBy(1)]).toContainEqual([tracks.audio, tracks.video, null, null]);
    expect(sent).toHaveLength(before);
  });

  it('is on its line also where it was shared before the connection, and after it was built anew', async () => {
    const one = open(1);
    const tracks = { ...nothingSent, video: track('video'), screen: track('video') };
    one.publish(tracks);
    one.connect([page(2)]);
    open(2).connect([page(1)]);
    await timers.pass(500);
    expect([sentBy(0), sentBy(1)]).toContainEqual(Object.values(tracks));
    network.peers[0]?.close();
    await timers.pass(seconds(15));
    expect(statuses()).toEqual(['connected', 'connected']);
    expect([sentBy(2), sentBy(3)]).toContainEqual(Object.values(tracks));
  });

  it('arrives by its line: neither face nor voice is taken for it', async () => {
    const both = await connected();
    for (const [at, media] of both.entries()) {
      const link = media.getLinks().get(2 - at);
      const arrived = [link?.audio, link?.video, link?.screen, link?.screenSound];
      const streams = arrived.map((stream) => stream?.getTracks()[0]);
      const far = network.peers.map(({ transceivers }) => transceivers.map(({ receiver }) => receiver.track));
      expect(far).toContainEqual(streams);
    }
  });
});

describe('what the pictures may cost', () => {
  const widths = () =>
    network.peers.flatMap(({ senders }) => senders.map(({ encoding }) => encoding.scaleResolutionDownBy));

  it('follows how many there are, and whether a screen is shared', async () => {
    const [one, two] = await connected();
    expect(widths()).toEqual([undefined, 1, 1, undefined, undefined, 1, 1, undefined]);
    const scaleOf = (peer: number) => network.peers[peer]?.senders[1]?.encoding.scaleResolutionDownBy;
    const screen = new FakeTrack('video', 'Screen', {}) as unknown as MediaStreamTrack;
    two.publish({ ...nothingSent, screen });
    two.show({ isMicOn: true, isCameraOn: true, isSharing: true, isSpeaking: false });
    await timers.pass(50);
    // The face goes small beside the screen. The other one is seen large by whoever shares.
    const small = sendBudget(1, true).video.scaleResolutionDownBy;
    for (const { senders } of network.peers) {
      expect(senders[1]?.encoding.scaleResolutionDownBy).toBe(senders[2]?.track === screen ? small : 1);
    }
    two.publish(nothingSent);
    two.show({ isMicOn: true, isCameraOn: true, isSharing: false, isSpeaking: false });
    await timers.pass(50);
    open(3).connect([page(1)]);
    one.connect([page(2), page(3)]);
    await timers.pass(500);
    const { scaleResolutionDownBy } = sendBudget(2, false).video;
    expect(widths().filter((scale) => scale === scaleResolutionDownBy)).toHaveLength(2);
    one.connect([page(2)]);
    await timers.pass(50);
    expect([scaleOf(0), scaleOf(1)]).toEqual([1, 1]);
  });
});

describe('a line that is cut', () => {
  it('is shown as being restored within 3 s, as lost within 5 s, and is back by itself', async () => {
    await connected();
    network.isUp = false;
    await timers.pass(linkQuietMs + seconds(0.5));
    expect(statuses()).toEqual(['reconnecting', 'reconnecting']);
    await timers.pass(linkLostMs - linkQuietMs);
    expect(statuses()).toEqual(['lost', 'lost']);
    network.isUp = true;
    await timers.pass(seconds(2));
    expect(statuses()).toEqual(['connected', 'connected']);
    expect(network.peers.reduce((sum, { restarts }) => sum + restarts, 0)).toBeGreaterThan(0);
  });

  it('is called lost neither before there is one nor once it is back', async () => {
    const one = open(1);
    one.connect([page(2)]);
    await timers.pass(seconds(5));
    expect(one.getLinks().get(2)).toMatchObject({ status: 'connecting', quality: undefined });
    open(2).connect([page(1)]);
    await timers.pass(seconds(15));
    expect(statuses()).toEqual(['connected', 'connected']);
    network.isUp = false;
    await timers.pass(linkLostMs + seconds(2));
    expect(one.getLinks().get(2)?.quality?.level).toBe('lost');
    network.isUp = true;
    await timers.pass(seconds(4));
    expect([statuses(), one.getLinks().get(2)?.quality?.level]).toEqual([['connected', 'connected'], 'good']);
    expect(falseAlarms).toBe(0);
  });

  it('together with the way to the service is back within 10 s after both are', async () => {
    const [one, two] = await connected();
    network.isUp = false;
    isServiceUp = false;
    await timers.pass(seconds(20));
    network.isUp = true;
    isServiceUp = true;
    for (const media of [one, two]) media.restore();
    await timers.pass(seconds(10));
    expect(statuses()).toEqual(['connected', 'connected']);
  });

  it('is left alone once it is back, also where a relay brings late what was sent before', async () => {
    const both = await connected();
    network.hold();
    isServiceUp = false;
    await timers.pass(seconds(10));
    network.release();
    isServiceUp = true;
    for (const media of both) media.restore();
    await timers.pass(seconds(2));
    const peers = network.peers.length;
    await timers.pass(seconds(30));
    expect(statuses()).toEqual(['connected', 'connected']);
    expect(network.peers).toHaveLength(peers);
  });

  it('is given up after a minute', async () => {
    const [one] = await connected();
    network.isUp = false;
    await timers.pass(linkGiveUpMs - seconds(1));
    expect(one.getLinks().get(2)?.hasGivenUp).toBe(false);
    await timers.pass(seconds(2));
    expect(one.getLinks().get(2)).toMatchObject({ hasGivenUp: true, status: 'lost' });
  });
});

it('a change of networks under a connection that works seeks another way once, and cuts nothing', async () => {
  const [one, two] = await connected();
  for (const media of [one, two]) media.restore();
  await timers.pass(seconds(60));
  expect(statuses()).toEqual(['connected', 'connected']);
  expect(network.peers.map(({ restarts }) => restarts)).toEqual([1, 1]);
});

it('a page whose connection the browser closed is connected anew within 15 s', async () => {
  await connected();
  network.peers[0]?.close();
  await timers.pass(seconds(15));
  expect(statuses()).toEqual(['connected', 'connected']);
});

it('another page of the same person is connected anew, and the first one is closed', async () => {
  const [one] = await connected();
  open(3).connect([page(1)]);
  const before = network.peers.filter(({ connectionState }) => connectionState === 'closed').length;
  one.connect([page(3)]);
  await timers.pass(500);
  expect(statusOf(1, 3)).toBe('connected');
  expect(network.peers.filter(({ connectionState }) => connectionState === 'closed').length).toBe(before + 1);
});

it('signals that make no sense hurt nobody, and are met with a pause', async () => {
  const [one, two] = await connected();
  const bodies = ['{', '[]', '{"session":1,"number":50}', '{"session":9,"number":1,"isBroken":true}'];
  for (const [index, body] of bodies.entries()) {
    const signal = { seq: 100 + index, fromPerson: 2, fromPeer: pageKey(2), toPeer: pageKey(1), body };
    one.takeSignal(signal);
    two.takeSignal({ ...signal, fromPerson: 1, fromPeer: pageKey(1) });
    two.takeSignal({ ...signal, fromPerson: 9, fromPeer: pageKey(9) });
  }
  await timers.pass(seconds(30));
  expect(network.peers.length).toBeLessThan(40);
});

it('closes every connection and every timer at its end', async () => {
  const [one, two] = await connected();
  one.stop();
  await timers.pass(50);
  expect(statusOf(2, 1)).toBe('lost');
  two.stop();
  expect(network.peers.every(({ connectionState }) => connectionState === 'closed')).toBe(true);
  // The two that carry signals in this test remain.
  expect(timers.pending).toBe(2);
});
