import { type CameraProbe, createCameraProbe } from '@tutor/realtime/devices/camera-probe';
import { type ChosenDevices, createChosenDevices } from '@tutor/realtime/devices/chosen-devices';
import { createMediaDeviceList, type MediaDeviceList } from '@tutor/realtime/devices/media-devices';
import { browserMediaEnvironment, type MediaEnvironment } from '@tutor/realtime/devices/media-environment';
import { createMicrophoneProbe, type MicrophoneProbe } from '@tutor/realtime/devices/microphone-probe';
import { readPictures } from '@tutor/realtime/devices/picture-reader';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The machines of the device test. They know nothing of each other. */
export interface DeviceTest {
  environment: MediaEnvironment;
  chosen: ChosenDevices;
  list: MediaDeviceList;
  camera: CameraProbe;
  microphone: MicrophoneProbe;
}

function createDeviceTest(): DeviceTest {
  const environment = browserMediaEnvironment();
  const list = createMediaDeviceList(environment);
  const onOpened = (): void => void list.refresh();
  return {
    environment,
    list,
    chosen: createChosenDevices(environment.storage),
    camera: createCameraProbe({ environment, readPictures, onOpened }),
    microphone: createMicrophoneProbe({ environment, onOpened }),
  };
}

/** One device test, which gives everything back when the page is left. */
export function useDeviceTest(): DeviceTest {
  const [test] = useState(createDeviceTest);
  useEffect(
    () => () => {
      test.camera.stop();
      test.microphone.stop();
      test.list.dispose();
    },
    [test],
  );
  return test;
}

/** The present state of a machine. */
export function useProbe<State>(probe: { state(): State; subscribe(callback: () => void): () => void }): State {
  return useSyncExternalStore(probe.subscribe, probe.state);
}
