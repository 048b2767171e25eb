import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Remembers the connections of a context's pages, for `expectMedia`. */
export async function watchPeers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    Object.assign(window, { peers });
    window.RTCPeerConnection = class extends window.RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        peers.push(this);
      }
    };
  });
}

/** Lets pages of a context connect through TURN servers alone. */
export async function relayAlone(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.RTCPeerConnection = class extends window.RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' });
      }
    };
  });
}

/** Waits until the page decodes new pictures of the other side, and hears sound that is not silence; of one that is muted pictures alone. */
export async function expectMedia(page: Page, { isSilent = false } = {}): Promise<void> {
  const before = await received(page);
  await expect
    .poll(async () => {
      const now = await received(page);
      return now.frames > before.frames && (isSilent || now.energy > before.energy);
    }, 'pictures and sound arrive')
    .toBe(true);
}

function received(page: Page): Promise<{ frames: number; energy: number }> {
  return page.evaluate(async () => {
    const { peers = [] } = window as { peers?: RTCPeerConnection[] };
    const counted = { frames: 0, energy: 0 };
    for (const peer of peers) {
      for (const stat of (await peer.getStats()).values()) {
        if (stat.type !== 'inbound-rtp') continue;
        counted.frames += stat.framesDecoded ?? 0;
        counted.energy += stat.totalAudioEnergy ?? 0;
      }
    }
    return counted;
  });
}
