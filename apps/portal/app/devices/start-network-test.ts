import { browserPage } from '@tutor/realtime/browser/page-signals';
import { browserClock } from '@tutor/realtime/devices/network-clock';
import { portalLine } from '@tutor/realtime/devices/network-line';
import { measureLoss } from '@tutor/realtime/devices/network-loss';
import { createNetworkTest, type NetworkTest } from '@tutor/realtime/devices/network-test';
import type { NetworkTestState } from '@tutor/rules/devices/network-test-state';
import { fetchRelays } from './fetch-relays.ts';

export interface StartNetworkTestOptions {
  /** Lost packets are measured for tutors, through the TURN server of calls. */
  isSignedIn: boolean;
  onChange: (state: NetworkTestState) => void;
}

/** The network test of this page; its code is loaded with the first press on Start. */
export function startNetworkTest({ isSignedIn, onChange }: StartNetworkTestOptions): NetworkTest {
  return createNetworkTest({
    line: portalLine,
    clock: browserClock,
    page: browserPage,
    locks: navigator.locks,
    measureLoss: async (signal) =>
      measureLoss({
        iceServers: await fetchRelays(isSignedIn, signal),
        createConnection: (configuration) => new RTCPeerConnection(configuration),
        clock: browserClock,
        signal,
      }),
    onChange,
  });
}
