/** Samples from -1 to 1, one array for each channel; all of the same length. */
export type Channels = readonly [Float32Array, ...Float32Array[]];

const headerBytes = 44;
const bytesPerSample = 2;

/** A WAV file of 16-bit samples (RIFF, PCM). */
export function encodeWav(channels: Channels, sampleRate: number): Uint8Array<ArrayBuffer> {
  const [first] = channels;
  const dataBytes = first.length * channels.length * bytesPerSample;
  const bytes = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(bytes.buffer);
  writeHeader(view, { dataBytes, channelCount: channels.length, sampleRate });
  let at = headerBytes;
  for (let index = 0; index < first.length; index += 1) {
    for (const channel of channels) {
      const sample = Math.max(-1, Math.min(1, channel[index] ?? 0));
      view.setInt16(at, Math.round(sample * 0x7fff), true);
      at += bytesPerSample;
    }
  }
  return bytes;
}

interface WavFacts {
  dataBytes: number;
  channelCount: number;
  sampleRate: number;
}

function writeHeader(view: DataView, { dataBytes, channelCount, sampleRate }: WavFacts): void {
  const frameBytes = channelCount * bytesPerSample;
  const word = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  word(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  word(8, 'WAVE');
  word(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channelCount, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, bytesPerSample * 8, true);
  word(36, 'data');
  view.setUint32(40, dataBytes, true);
}
