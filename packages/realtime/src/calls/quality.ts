/** What one look at a connection counted, from `getStats`. Counters rise; the others are of that moment. */
export interface LinkCounters {
  /** Whether the other page is heard: one without microphone and camera sends nothing else. */
  isConnected: boolean;
  packetsReceived: number;
  packetsLost: number;
  jitterMs: number | undefined;
  roundTripMs: number | undefined;
  /** Of the picture that arrives; undefined where none does. */
  width: number | undefined;
  height: number | undefined;
  framesPerSecond: number | undefined;
}

export type QualityLevel = 'good' | 'weak' | 'lost';

export interface Quality {
  level: QualityLevel;
  /** 'Good', 'Weak', 'Lost'. */
  word: 'Good' | 'Weak' | 'Lost';
  /** What the person can do; undefined where all is well. */
  advice: string | undefined;
  /** Share of what was lost on the way, 0 to 1. */
  loss: number | undefined;
  jitterMs: number | undefined;
  roundTripMs: number | undefined;
  width: number | undefined;
  height: number | undefined;
  framesPerSecond: number | undefined;
}

/** From here on speech suffers (ITU-T G.114 for the way there and back, RFC 3611 for the rest). */
export const weakLoss = 0.03;
export const weakJitterMs = 40;
export const weakRoundTripMs = 400;

const words = { good: 'Good', weak: 'Weak', lost: 'Lost' } as const;

/** What a person can see of a connection, from two looks at it. */
export function qualityOf(before: LinkCounters | undefined, now: LinkCounters): Quality {
  const received = Math.max(0, now.packetsReceived - (before?.packetsReceived ?? 0));
  const lost = Math.max(0, now.packetsLost - (before?.packetsLost ?? 0));
  const loss = received + lost === 0 ? undefined : lost / (received + lost);
  const { jitterMs, roundTripMs, width, height, framesPerSecond } = now;
  const level = now.isConnected ? levelOf({ loss, jitterMs, roundTripMs }) : 'lost';
  return {
    level,
    word: words[level],
    advice: adviceOf(level, { loss, jitterMs, roundTripMs }),
    loss,
    jitterMs,
    roundTripMs,
    width,
    height,
    framesPerSecond,
  };
}

type Measured = Pick<Quality, 'loss' | 'jitterMs' | 'roundTripMs'>;

function levelOf({ loss = 0, jitterMs = 0, roundTripMs = 0 }: Measured): QualityLevel {
  const isWeak = loss >= weakLoss || jitterMs >= weakJitterMs || roundTripMs >= weakRoundTripMs;
  return isWeak ? 'weak' : 'good';
}

function adviceOf(level: QualityLevel, { loss = 0, roundTripMs = 0 }: Measured): string | undefined {
  if (level === 'good') return undefined;
  if (level === 'lost') return 'Nothing arrives at the moment. The call is being restored.';
  if (loss >= weakLoss)
    return 'Parts of sound and picture get lost. Turn off the camera, or move closer to your router.';
  if (roundTripMs >= weakRoundTripMs)
    return 'Sound arrives late. Close downloads and other programs that use the network.';
  return 'Sound arrives unevenly. Use a cable instead of Wi-Fi where you can.';
}
