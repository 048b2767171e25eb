import type { CallSignal } from '@tutor/rules/calls/call';
import { sendBudget } from '@tutor/rules/calls/send-budget';
import { minutes } from '@tutor/rules/time/durations';
import {
  type CallMedia,
  type CallMediaTools,
  type CreateCallMedia,
  type MediaLink,
  nothingSent,
  type OtherPage,
  type SentTracks,
} from './call-media.ts';
import { createPeerLink, nothingShown, type PeerLink } from './peer-link.ts';
import { readPeerSignal } from './peer-signal.ts';

export interface MeshOptions {
  createPeer?: ((configuration: RTCConfiguration) => RTCPeerConnection) | undefined;
  createStream?: ((track: MediaStreamTrack) => MediaStream) | undefined;
  /** 'relay': over TURN servers alone. */
  iceTransportPolicy?: RTCIceTransportPolicy | undefined;
}

/** Credentials of TURN servers end after some minutes, five at the least: a connection that is restored later needs others. */
const serversFreshMs = minutes(4);
/** Signals of a page that the record does not name yet. */
const unclaimedMax = 300;

/** Each page sends to each other one. */
export function meshMedia({
  createPeer = (configuration) => new RTCPeerConnection(configuration),
  createStream = (track) => new MediaStream([track]),
  iceTransportPolicy = 'all',
}: MeshOptions = {}): CreateCallMedia {
  return ({ timers, iceServers, send, forgetUnsent, catchUp, onChange }: CallMediaTools): CallMedia => {
    const links = new Map<number, PeerLink>();
    let pages: readonly OtherPage[] = [];
    let tracks: SentTracks = nothingSent;
    let shown = nothingShown;
    let servers: readonly RTCIceServer[] | undefined;
    let isReady = false;
    let isStopped = false;
    let unclaimed: CallSignal[] = [];

    async function refreshServers(): Promise<void> {
      servers = (await iceServers()) ?? servers;
      isReady = true;
      reconcile();
    }

    function reconcile(): void {
      if (!isReady || isStopped) return;
      let isChanged = false;
      for (const [personId, link] of links) {
        if (pages.some((page) => page.personId === personId && page.peerId === link.other.peerId)) continue;
        link.stop();
        links.delete(personId);
        isChanged = true;
      }
      for (const page of pages) {
        if (links.has(page.personId)) continue;
        links.set(page.personId, openLink(page));
        isChanged = true;
      }
      // Signals may come before the record that names their page.
      const waiting = unclaimed;
      unclaimed = [];
      for (const signal of waiting) takeSignal(signal);
      if (isChanged) takeChange();
    }

    /** The more there are, and beside a screen, the less each picture may cost. Whoever shares sees faces large. */
    function limit(): void {
      const all = [...links.values()];
      const sharing = all.filter((link) => link.getLink().shown.isSharing);
      for (const link of all) {
        const isBesideScreen = tracks.screen !== null || sharing.some((other) => other !== link);
        link.limit(sendBudget(links.size, isBesideScreen));
      }
    }

    function takeChange(): void {
      limit();
      onChange();
    }

    function openLink(other: OtherPage): PeerLink {
      return createPeerLink({
        other,
        tracks,
        shown,
        createPeer,
        getConfiguration: () => ({ iceServers: [...(servers ?? [])], iceTransportPolicy }),
        createStream,
        timers,
        send: (body) => send(other.peerId, body),
        forgetUnsent: () => forgetUnsent(other.peerId),
        catchUp,
        onChange: takeChange,
      });
    }

    function takeSignal(signal: CallSignal): void {
      if (isStopped) return;
      const link = links.get(signal.fromPerson);
      if (link?.other.peerId === signal.fromPeer) {
        const content = readPeerSignal(signal.body);
        if (content !== undefined) link.takeSignal(content);
      } else unclaimed = [...unclaimed.slice(1 - unclaimedMax), signal];
    }

    const stopRefreshing = timers.every(serversFreshMs, () => void refreshServers());
    void refreshServers();

    return {
      connect(next) {
        pages = next;
        reconcile();
      },
      publish(next) {
        tracks = next;
        for (const link of links.values()) link.publish(next);
        limit();
      },
      show(state) {
        shown = state;
        for (const link of links.values()) link.show(state);
      },
      takeSignal,
      restore() {
        for (const link of links.values()) link.restore();
      },
      getLinks: () => new Map<number, MediaLink>([...links].map(([personId, link]) => [personId, link.getLink()])),
      stop() {
        isStopped = true;
        stopRefreshing();
        for (const link of links.values()) link.stop();
        links.clear();
        unclaimed = [];
      },
    };
  };
}
