/** `call_type` on the wire: 1 is audio, otherwise video (specification, growth §3). */
export const callTypes = { audio: 1, video: 2 } as const;
