/** What a key alone does in a call. Nothing hangs up by one key. */
export const callKeys = {
  microphone: 'm',
  camera: 'v',
  share: 's',
  devices: 'd',
  pictureInPicture: 'p',
  notes: 'n',
} as const;
export type CallKey = keyof typeof callKeys;
