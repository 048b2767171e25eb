import type { CaptureDevice } from './media-error.ts';

/** Shown while the browser's question is open: 'The browser asks for your microphone and camera. …' */
export function questionText(devices: readonly CaptureDevice[]): string {
  const where = devices.length > 1 ? 'them' : 'it';
  return `The browser asks for your ${devices.join(' and ')}, and this page waits for your answer. Choose “Allow” to use ${where}; if you see no question, look beside the address.`;
}
