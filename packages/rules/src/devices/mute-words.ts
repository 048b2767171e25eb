import type { CaptureDevice } from './media-error.ts';
import type { MediaErrorWords } from './media-error-words.ts';

/** The words for a device that is open and gives nothing, because the system or a switch of its own keeps it off. */
export function muteWords(device: CaptureDevice): MediaErrorWords {
  return device === 'camera'
    ? {
        title: 'Camera off by the system',
        reason: 'The system, or a switch on the camera, keeps its picture back: the others do not see you.',
        nextStep: 'Turn it on there, or choose another camera in Devices.',
      }
    : {
        title: 'Microphone off by the system',
        reason: 'The system, or a switch on the microphone, keeps its sound back: the others do not hear you.',
        nextStep: 'Turn it on there, or choose another microphone in Devices.',
      };
}
