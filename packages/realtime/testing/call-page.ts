import type { SetDevices } from '@tutor/rules/calls/call';
import { type CallClient, startCall } from '../src/calls/call-client.ts';
import type { CallIntent } from '../src/calls/call-entry.ts';
import type { CallEnd } from '../src/calls/call-machine.ts';
import type { CallPageCallbacks } from '../src/calls/call-page-signals.ts';
import { pageKey } from './calls.ts';
import { FakeCallMedia, FakeLocalMedia, FakeOutput, FakeWakeLock } from './fake-call-parts.ts';
import type { FakeCallService } from './fake-call-service.ts';

/** A page with a call, on a fake service. */
export class CallPage {
  readonly media = new FakeCallMedia();
  readonly localMedia = new FakeLocalMedia();
  readonly soundOutput = new FakeOutput();
  readonly wakeLock = new FakeWakeLock();
  readonly client: CallClient;
  readonly personId: number;
  /** Ends that were shown, each once. */
  readonly shownEnds: string[] = [];
  readonly wrong: string[] = [];
  /** Devices as a page that comes back would start with them. */
  devices: SetDevices | undefined;
  /** The page was killed: nothing of it counts any more. */
  isDead = false;
  sessionsGone = 0;
  private page: CallPageCallbacks | undefined;

  constructor(
    service: FakeCallService,
    personId: number,
    number: number,
    intent: CallIntent,
    devices?: SetDevices,
    opensItself = false,
  ) {
    this.personId = personId;
    const calls = service.callsOf(personId);
    if (!opensItself) void this.localMedia.open();
    this.client = startCall({
      personId,
      intent,
      peerId: pageKey(number),
      devices,
      onDevices: (_, next) => {
        this.devices = next;
      },
      calls,
      openHub: service.openHubOf(personId),
      leaveAtOnce: (body) => {
        if (!this.isDead) void calls.leave(body, new AbortController().signal).catch(() => {});
      },
      onSessionGone: () => {
        this.sessionsGone += 1;
      },
      localMedia: opensItself ? undefined : this.localMedia,
      createLocalMedia: () => this.localMedia,
      createMedia: ({ onChange }) => {
        this.media.onChange = onChange;
        return this.media;
      },
      soundOutput: this.soundOutput,
      wakeLock: this.wakeLock,
      page: {
        listen: (callbacks) => {
          this.page = callbacks;
          return () => {
            this.page = undefined;
          };
        },
      },
      monotonicNow: () => Date.now(),
      random: () => 0.5,
    });
    this.client.subscribe(() => this.look());
  }

  /** The person leaves or reloads the page. */
  go(): void {
    this.page?.onGoing();
  }

  /** The browser is gone: it tells the service nothing. */
  kill(): void {
    this.isDead = true;
    this.client.stop();
  }

  network(): void {
    this.page?.onNetwork();
  }

  /** All that a page has taken of the browser, and has not given back. */
  kept(): readonly string[] {
    return [
      ...(this.localMedia.isStopped && this.media.isStopped ? [] : ['a track is open']),
      ...(this.soundOutput.isStopped ? [] : ['a sound is played']),
      ...(this.wakeLock.isHeld ? ['the screen is kept on'] : []),
    ];
  }

  private look(): void {
    const { phase, end, call } = this.client.getSnapshot();
    if (end !== undefined && this.shownEnds.at(-1) !== wordsOf(end)) this.shownEnds.push(wordsOf(end));
    if (phase !== 'ended' && call?.state === 'ended') this.wrong.push(`${phase} in a call that has ended`);
    if (phase !== 'ended' && this.shownEnds.length > 0) this.wrong.push(`${phase} after the end`);
    if ((phase === 'ended') !== (end !== undefined)) this.wrong.push(`${phase} with end ${end?.kind}`);
    if (phase === 'ended') this.wrong.push(...this.kept());
  }
}

/** The end of a call as it is read: its record's words where it has some. */
export function wordsOf({ title, text }: CallEnd): string {
  return text ?? title;
}
