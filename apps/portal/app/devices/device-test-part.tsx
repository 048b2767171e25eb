import type { DeviceKind } from '@tutor/realtime/devices/chosen-devices';
import type { MediaFailure } from '@tutor/realtime/devices/media-failure';
import { type Judged, judgePicture } from '@tutor/rules/devices/camera-picture';
import type { TestedDevice } from '@tutor/rules/devices/device-summary';
import { type HeardOwnVoice, judgeMicrophone } from '@tutor/rules/devices/judge-microphone';
import { type HeardTones, judgeSpeaker, type SpeakerSide } from '@tutor/rules/devices/judge-speaker';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { testTone } from '@tutor/rules/devices/test-tone';
import { seconds } from '@tutor/rules/time/durations';
import { CameraCheck } from '@tutor/ui/devices/camera-check.tsx';
import type { DeviceChoosing } from '@tutor/ui/devices/device-select.tsx';
import { DeviceTestSteps } from '@tutor/ui/devices/device-test-steps.tsx';
import { DeviceTestSummary } from '@tutor/ui/devices/device-test-summary.tsx';
import { MicrophoneCheck } from '@tutor/ui/devices/microphone-check.tsx';
import { SpeakerCheck } from '@tutor/ui/devices/speaker-check.tsx';
import { useEffect, useReducer, useState } from 'react';
import { type DeviceTest, useDeviceTest, useProbe } from './use-device-test.ts';
import { useSound } from './use-sound.ts';

const notTested: Judged = { verdict: 'notMeasured', text: 'Not tested yet.' };
const toneMs = seconds(1.2);
const recordingMs = seconds(6);

/** The running device test: one part after the other, each of them open at any time, and a summary. */
export function DeviceTestPart() {
  const test = useDeviceTest();
  const [current, setCurrent] = useState<TestedDevice | 'summary'>('camera');
  const camera = useCameraPart(test);
  const microphone = useMicrophonePart(test);
  const speaker = useSpeakerPart(test);
  const verdicts = { camera: camera.judged, microphone: microphone.judged, speaker: speaker.judged };

  const open = (step: TestedDevice | 'summary'): void => {
    // What was opened for one part is not held while another one runs.
    for (const part of [camera, microphone, speaker]) part.leave();
    setCurrent(step);
    if (step === 'camera') camera.begin();
    if (step === 'microphone') microphone.begin();
  };
  const { begin } = camera;
  useEffect(() => begin(), [begin]);

  return (
    <>
      <DeviceTestSteps verdicts={verdicts} current={current === 'summary' ? undefined : current} onOpen={open} />
      {current === 'camera' ? <CameraCheck {...camera.props} isFocused onNext={() => open('microphone')} /> : null}
      {current === 'microphone' ? (
        <MicrophoneCheck {...microphone.props} isFocused onNext={() => open('speaker')} />
      ) : null}
      {current === 'speaker' ? <SpeakerCheck {...speaker.props} isFocused onNext={() => open('summary')} /> : null}
      {current === 'summary' ? (
        <DeviceTestSummary
          verdicts={verdicts}
          networkHref="/speed"
          isFocused
          onAgain={() => {
            speaker.reset();
            microphone.reset();
            open('camera');
          }}
        />
      ) : null}
    </>
  );
}

function useCameraPart(test: DeviceTest) {
  const state = useProbe(test.camera);
  const { failure, picture, step, stream } = state;
  const choosing = useChoosing(test, 'camera', {
    inUse: stream?.getVideoTracks()[0]?.getSettings().deviceId,
    missing: state.missing,
    onChosen: test.camera.start,
  });
  const found = picture === undefined ? undefined : judgePicture(picture);
  return {
    judged: failureJudged(test, failure) ?? found ?? notTested,
    begin: test.camera.start,
    leave: test.camera.stop,
    props: {
      step,
      isAsking: state.isAsking,
      stream,
      picture,
      judged: found,
      failure: failureShown(test, failure),
      choosing,
      onStart: test.camera.start,
    },
  };
}

function useMicrophonePart(test: DeviceTest) {
  const state = useProbe(test.microphone);
  const { failure, loudestDb, recording, step } = state;
  const sound = useSound();
  const [heard, setHeard] = useState<HeardOwnVoice>();
  const { forget, play } = sound;
  const start = (): void => {
    setHeard(undefined);
    forget();
    test.microphone.start();
  };
  const choosing = useChoosing(test, 'microphone', { inUse: undefined, missing: state.missing, onChosen: start });
  // The own voice comes back at once, without another press.
  useEffect(() => {
    if (recording !== undefined) void play(recording, recordingMs);
  }, [play, recording]);
  const isMeasured = step === 'done' && failure === undefined;
  const found = isMeasured ? judgeMicrophone({ loudestDb, heard }) : undefined;
  return {
    judged: failureJudged(test, failure) ?? found ?? notTested,
    begin: () => {
      if (!isMeasured) start();
    },
    leave: () => {
      test.microphone.stop();
      sound.stop();
    },
    reset: start,
    props: {
      step,
      isAsking: state.isAsking,
      db: state.db,
      isSilent: state.isSilent,
      isPressNeeded: state.isPressNeeded,
      onPress: test.microphone.resume,
      judged: found,
      playback: recording === undefined ? ('none' as const) : sound.state,
      onPlay: () => {
        if (recording !== undefined) void play(recording, recordingMs);
      },
      heard,
      onHeard: setHeard,
      failure: failureShown(test, failure),
      choosing,
      onStart: start,
    },
  };
}

function useSpeakerPart(test: DeviceTest) {
  const sound = useSound();
  const [playing, setPlaying] = useState<SpeakerSide>();
  const [played, setPlayed] = useState<readonly SpeakerSide[]>([]);
  const [heard, setHeard] = useState<HeardTones>({});
  const choosing = useChoosing(test, 'speaker', {
    inUse: undefined,
    missing: sound.isSpeakerMissing ? test.chosen.find('speaker')?.label : undefined,
    onChosen: sound.applySpeaker,
  });
  const judged = judgeSpeaker(heard);
  return {
    judged: judged.verdict === 'notMeasured' ? notTested : judged,
    leave: sound.stop,
    reset: () => {
      setPlayed([]);
      setHeard({});
    },
    props: {
      playing: sound.state === 'playing' ? playing : undefined,
      played,
      isFailed: sound.state === 'failed',
      heard,
      judged,
      choosing,
      onPlay: (side: SpeakerSide) => {
        setPlaying(side);
        setHeard((known) => ({ ...known, [side]: undefined }));
        // The question comes with the tone: who hears it may answer before its end.
        setPlayed((known) => [...new Set([...known, side])]);
        void sound.play(new Blob([testTone(side)], { type: 'audio/wav' }), toneMs);
      },
      onHeard: (side: SpeakerSide, answer: HeardTones[SpeakerSide]) =>
        setHeard((known) => ({ ...known, [side]: answer })),
    },
  };
}

interface Choosing {
  /** Id of the device that runs. */
  inUse: string | undefined;
  /** Name of the chosen device, where it is not there. */
  missing: string | undefined;
  onChosen: () => void;
}

/** The choice of a device, which tests and calls share. It counts at once. */
function useChoosing(
  { chosen, list }: DeviceTest,
  kind: DeviceKind,
  { inUse, missing, onChosen }: Choosing,
): DeviceChoosing {
  const choices = useProbe({ state: list.current, subscribe: list.subscribe })[kind];
  // The choice lies in the browser's storage.
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const chosenId = missing === undefined ? chosen.find(kind)?.id : undefined;
  return {
    choices,
    chosenId: chosenId ?? inUse ?? '',
    missing,
    onChoose: (id) => {
      const choice = choices.find((known) => known.id === id);
      chosen.choose(kind, choice === undefined || id === '' ? undefined : choice);
      drawAnew();
      onChosen();
    },
  };
}

function failureShown({ environment }: DeviceTest, failure: MediaFailure | undefined) {
  if (failure === undefined) return undefined;
  return { words: mediaErrorWords(failure.kind, failure.device, environment.where), detail: failure.detail };
}

function failureJudged(test: DeviceTest, failure: MediaFailure | undefined): Judged | undefined {
  const shown = failureShown(test, failure);
  return shown === undefined
    ? undefined
    : { verdict: 'failed', text: `${shown.words.title}.`, nextStep: shown.words.nextStep };
}
