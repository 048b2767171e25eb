import type { TestedDevice } from '@tutor/rules/devices/device-summary';

/** Names of the devices as headings have them. */
export const deviceNames: Readonly<Record<TestedDevice, string>> = {
  camera: 'Camera',
  microphone: 'Microphone',
  speaker: 'Speaker',
};
