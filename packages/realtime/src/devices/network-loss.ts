import { probeMsMax } from '@tutor/rules/devices/network-limits';
import { type Clock, sleep } from './network-clock.ts';

/** Packets of the probe, how far apart, and how long stragglers may take. */
export const lossPackets = 100;
const packetEveryMs = 15;
const stragglersMs = 1_000;

interface LossOptions {
  /** With a TURN server among them, or nothing is measured. */
  iceServers: readonly RTCIceServer[];
  createConnection: (configuration: RTCConfiguration) => RTCPeerConnection;
  clock: Clock;
  signal: AbortSignal;
}

export function hasTurn(iceServers: readonly RTCIceServer[]): boolean {
  return iceServers.some(({ urls }) => [urls].flat().some((url) => /^turns?:/i.test(url)));
}

/**
 * Share of lost packets in percent: two connections of this browser, each through the TURN server alone, and a channel without
 * retransmission between them, so that every packet goes up and comes down the line once. 'notMeasured' without a TURN server;
 * rejects where the server does not relay in time.
 */
export async function measureLoss({
  iceServers,
  createConnection,
  clock,
  signal,
}: LossOptions): Promise<number | 'notMeasured'> {
  if (!hasTurn(iceServers)) return 'notMeasured';
  const configuration: RTCConfiguration = { iceServers: [...iceServers], iceTransportPolicy: 'relay' };
  const sender = createConnection(configuration);
  const receiver = createConnection(configuration);
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal]);
  try {
    const channel = sender.createDataChannel('loss', { ordered: false, maxRetransmits: 0 });
    const arrived = new Set<string>();
    receiver.ondatachannel = ({ channel: incoming }) => {
      incoming.onmessage = ({ data }) => void arrived.add(String(data));
    };
    const isOpen = new Promise<true>((resolve) => {
      channel.onopen = () => resolve(true);
    });
    exchangeCandidates(sender, receiver);
    exchangeCandidates(receiver, sender);
    const connecting = connect(sender, receiver).then(() => isOpen);
    const connectMsMax = probeMsMax.loss - 500 - lossPackets * packetEveryMs - stragglersMs;
    const hasOpened = await Promise.race([connecting, sleep(clock, connectMsMax, ending).then(() => false)]);
    if (!hasOpened || signal.aborted) throw new Error('the relay did not answer');
    for (let packet = 0; packet < lossPackets; packet += 1) {
      if (channel.readyState !== 'open') throw new Error('the relay has hung up');
      channel.send(String(packet));
      await sleep(clock, packetEveryMs, ending);
      signal.throwIfAborted();
    }
    await sleep(clock, stragglersMs, ending);
    signal.throwIfAborted();
    return ((lossPackets - arrived.size) / lossPackets) * 100;
  } finally {
    over.abort();
    sender.close();
    receiver.close();
  }
}

function exchangeCandidates(from: RTCPeerConnection, to: RTCPeerConnection): void {
  from.onicecandidate = ({ candidate }) => {
    // One that comes after the end is for nobody.
    if (candidate !== null) to.addIceCandidate(candidate).catch(() => undefined);
  };
}

async function connect(sender: RTCPeerConnection, receiver: RTCPeerConnection): Promise<void> {
  await sender.setLocalDescription();
  if (sender.localDescription !== null) await receiver.setRemoteDescription(sender.localDescription);
  await receiver.setLocalDescription();
  if (receiver.localDescription !== null) await sender.setRemoteDescription(receiver.localDescription);
}
