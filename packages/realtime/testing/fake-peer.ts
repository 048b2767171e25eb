import { FakeTrack } from './fake-media.ts';

type Listener<Payload> = ((payload: Payload) => void) | null;

/** A network between fake peers: those that have agreed hear each other while it is up. */
export class FakeNetwork {
  isUp = true;
  /** Messages that a relay which stands still holds back. */
  private held: (() => void)[] | undefined;
  readonly peers: FakePeer[] = [];
  private descriptions = 0;

  createPeer = (configuration: RTCConfiguration): RTCPeerConnection => {
    const peer = new FakePeer(this, configuration);
    this.peers.push(peer);
    return peer as unknown as RTCPeerConnection;
  };

  nextSdp(): string {
    this.descriptions += 1;
    return `sdp-${this.descriptions}`;
  }

  /** Nothing arrives until the release, which brings all that was sent. */
  hold(): void {
    this.held = [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const deliver of held) deliver();
  }

  carry(deliver: () => void): void {
    if (this.held !== undefined) this.held.push(deliver);
    else if (this.isUp) queueMicrotask(deliver);
  }

  /** Opens the channels of peers that agree. */
  settle(): void {
    for (const peer of this.peers)
      if (this.isUp && this.held === undefined && peer.otherEnd() !== undefined) peer.channel.open();
  }
}

class FakeChannel {
  readyState = 'connecting';
  onopen: Listener<void> = null;
  onmessage: Listener<{ data: unknown }> = null;
  private readonly peer: FakePeer;

  constructor(peer: FakePeer) {
    this.peer = peer;
  }

  open(): void {
    if (this.readyState !== 'connecting') return;
    this.readyState = 'open';
    this.onopen?.();
  }

  send(data: string): void {
    const other = this.peer.otherEnd();
    this.peer.network.carry(() => other?.channel.onmessage?.({ data }));
  }
}

/** As much of an RTCPeerConnection as a session uses, with its signalling states. */
export class FakePeer {
  readonly network: FakeNetwork;
  configuration: RTCConfiguration;
  readonly channel = new FakeChannel(this);
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  onnegotiationneeded: Listener<void> = null;
  onicecandidate: Listener<{ candidate: unknown }> = null;
  ontrack: Listener<{ track: unknown; transceiver: object }> = null;
  onconnectionstatechange: Listener<void> = null;
  restarts = 0;
  readonly candidates: unknown[] = [];
  readonly senders: { kind: string; track: unknown; encoding: RTCRtpEncodingParameters }[] = [];
  readonly transceivers: { receiver: { track: FakeTrack }; sender: object; direction: string }[] = [];

  constructor(network: FakeNetwork, configuration: RTCConfiguration) {
    this.network = network;
    this.configuration = configuration;
  }

  /** The peer whose last description answers to this one's. */
  otherEnd(): FakePeer | undefined {
    if (this.signalingState !== 'stable' || this.connectionState === 'closed') return undefined;
    return this.network.peers.find(
      (peer) =>
        peer !== this &&
        peer.connectionState !== 'closed' &&
        peer.remoteDescription?.sdp === this.localDescription?.sdp &&
        this.remoteDescription?.sdp === peer.localDescription?.sdp,
    );
  }

  createDataChannel(): FakeChannel {
    return this.channel;
  }

  addTransceiver(of: unknown): object {
    const kind = typeof of === 'string' ? of : (of as FakeTrack).kind;
    queueMicrotask(() => this.negotiate());
    return this.addLine(kind, typeof of === 'string' ? null : of);
  }

  private addLine(kind: string, track: unknown): object {
    const sent = { kind, track, encoding: {} };
    this.senders.push(sent);
    const sender = {
      // A line has an encoding once it is agreed upon.
      getParameters: () => ({ encodings: this.remoteDescription === null ? [] : [{ ...sent.encoding }] }),
      setParameters: async ({ encodings: [encoding = {}] }: { encodings: RTCRtpEncodingParameters[] }) => {
        sent.encoding = encoding;
      },
      replaceTrack: async (next: unknown) => {
        sent.track = next;
      },
    };
    const receiver = { track: new FakeTrack(kind === 'audio' ? 'audio' : 'video', 'far', {}) };
    const transceiver = { receiver, sender, direction: 'recvonly' };
    this.transceivers.push(transceiver);
    return transceiver;
  }

  private isNeeded = false;

  private negotiate(): void {
    if (this.isNeeded || this.connectionState === 'closed') return;
    this.isNeeded = true;
    queueMicrotask(() => {
      this.isNeeded = false;
      if (this.signalingState === 'stable') this.onnegotiationneeded?.();
    });
  }

  getTransceivers(): object[] {
    return this.transceivers;
  }

  async setLocalDescription(): Promise<void> {
    this.requireOpen();
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: this.network.nextSdp() };
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer';
    this.onicecandidate?.({ candidate: { candidate: `candidate of ${this.localDescription.sdp}` } });
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.requireOpen();
    if (!description.sdp?.startsWith('sdp-')) throw new DOMException('bad SDP', 'OperationError');
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    if (this.transceivers.length === 0) {
      for (const kind of ['audio', 'video', 'video', 'audio']) this.addLine(kind, null);
    }
    for (const transceiver of this.transceivers) {
      this.ontrack?.({ track: transceiver.receiver.track, transceiver });
    }
  }

  async addIceCandidate(candidate: unknown): Promise<void> {
    if (this.remoteDescription === null) throw new DOMException('no description', 'InvalidStateError');
    this.candidates.push(candidate);
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.requireOpen();
    this.configuration = configuration;
  }

  restartIce(): void {
    this.restarts += 1;
    this.negotiate();
  }

  async getStats(): Promise<Map<string, never>> {
    return new Map<string, never>();
  }

  close(): void {
    this.connectionState = 'closed';
    this.signalingState = 'closed';
  }

  private requireOpen(): void {
    if (this.connectionState === 'closed') throw new DOMException('closed', 'InvalidStateError');
  }
}
