import type { CallPerson, OwnSide } from './call-person.ts';

const colours = {
  teal: ['#1d5557', '#8cc7c2', '#f0d9c4'],
  plum: ['#4a3350', '#b08ab8', '#ecd0ba'],
  sand: ['#6b5a3a', '#d9c59a', '#f3e0cf'],
} as const;
const streams = new Map<string, MediaStream>();

/** A picture that moves a little, of somebody who sits before a camera. One of each is enough for all stories. */
export function fakePicture(kind: keyof typeof colours): MediaStream {
  return streamOf(kind, (context, { width, height }, tick) => {
    const [ground, body, skin] = colours[kind];
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    const x = width / 2 + Math.sin(tick / 3) * 6;
    context.fillStyle = body;
    context.beginPath();
    context.ellipse(x, height, width * 0.26, height * 0.42, 0, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = skin;
    context.beginPath();
    context.arc(x, height * 0.38, height * 0.2, 0, 2 * Math.PI);
    context.fill();
  });
}

/** A screen that is shared: a page of a lesson. */
export function fakeScreen(): MediaStream {
  return streamOf('screen', (context, { width, height }) => {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#0e6668';
    context.fillRect(0, 0, width, 28);
    context.fillStyle = '#1f1d1a';
    context.font = '24px sans-serif';
    context.fillText('Unit 5: The fox and the grapes', 32, 84);
    context.fillStyle = '#e4e1da';
    for (let line = 0; line < 6; line += 1) context.fillRect(32, 116 + line * 34, width - 64 - (line % 3) * 60, 14);
  });
}

type Draw = (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement, tick: number) => void;

function streamOf(key: string, draw: Draw): MediaStream {
  const known = streams.get(key);
  if (known !== undefined) return known;
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  let tick = 0;
  const next = (): void => {
    draw(context, canvas, tick);
    tick += 1;
  };
  const stream = canvas.captureStream(5);
  next();
  setInterval(next, 200);
  streams.set(key, stream);
  return stream;
}

export function person(personId: number, name: string, more: Partial<CallPerson> = {}): CallPerson {
  return {
    personId,
    name,
    avatar: null,
    link: 'connected',
    isMicOn: true,
    isCameraOn: false,
    isSharing: false,
    isSpeaking: false,
    stream: null,
    screen: null,
    state: 'joined',
    quality: { level: 'good', word: 'Good', advice: undefined, loss: 0.001, jitterMs: 4, roundTripMs: 62 },
    ...more,
  };
}

export const me: OwnSide = {
  isMicOn: true,
  isCameraOn: false,
  isSharing: false,
  micProblem: undefined,
  cameraProblem: undefined,
  stream: null,
  isSpeakingMuted: false,
};

/** A level that stands still. */
export const halfLoud = (listener: (level: number) => void): (() => void) => {
  listener(0.5);
  return () => undefined;
};
