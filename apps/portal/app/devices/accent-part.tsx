import { browserMediaEnvironment } from '@tutor/realtime/devices/media-environment';
import { recordingToWav } from '@tutor/realtime/devices/recording-to-wav';
import { createVoiceRecorder } from '@tutor/realtime/devices/voice-recorder';
import { withReturnPath } from '@tutor/rules/account/return-path';
import { type AccentPassageId, accentPassages, findPassage } from '@tutor/rules/devices/accent-passages';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { companyZone } from '@tutor/rules/time/zone';
import { AccentTest } from '@tutor/ui/devices/accent-test.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AccentFacts } from './accent-recordings.server.ts';
import { forgetKeptAccent } from './forget-kept-accent.ts';
import { findKeptAccent, keepAccent } from './kept-accent.ts';
import { sendAccent } from './send-accent.ts';
import { useProbe } from './use-device-test.ts';

export interface AccentPartProps {
  /** Null for a visitor. */
  accents: AccentFacts | null;
}

/** The accent test: record a text, listen, record again, send. */
export function AccentPart({ accents }: AccentPartProps) {
  const [{ recorder, environment }] = useState(createRecorder);
  const { step, isAsking, db, lengthMs, file, failure } = useProbe(recorder);
  const [passageId, setPassageId] = useState<AccentPassageId>(accentPassages[0].id);
  const [isSignedOut, setIsSignedOut] = useState(accents === null);
  const sending = useSending(accents?.sent ?? [], () => setIsSignedOut(true));
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    const kept = findKeptAccent(Date.now());
    if (kept !== undefined) {
      setPassageId(kept.passage);
      recorder.restore(kept.file);
    }
    return () => recorder.stop();
  }, [recorder]);
  useEffect(() => {
    if (isSignedOut && file !== undefined) void keepAccent({ passage: passageId, file }, Date.now()).then(setIsKept);
  }, [isSignedOut, file, passageId]);
  const soundUrl = useObjectUrl(file);

  const record = (): void => {
    sending.reset();
    forgetKeptAccent();
    recorder.start();
  };
  return (
    <AccentTest
      passage={findPassage(passageId) ?? accentPassages[0]}
      onPassage={(id) => {
        setPassageId(id);
        // A recording is of the text that was shown with it.
        sending.reset();
        forgetKeptAccent();
        recorder.reset();
      }}
      step={step}
      isAsking={isAsking}
      db={db}
      lengthMs={lengthMs}
      soundUrl={soundUrl}
      failure={
        failure === undefined
          ? undefined
          : { words: mediaErrorWords(failure.kind, failure.device, environment.where), detail: failure.detail }
      }
      onRecord={record}
      onFinish={recorder.finish}
      sending={sending.percent}
      isSent={sending.isSent}
      problem={sending.problem}
      onSend={() => {
        if (file !== undefined) void sending.send(file, passageId);
      }}
      signIn={isSignedOut ? { href: withReturnPath('/login', '/test'), isKept } : undefined}
      sent={sending.sent.map((fact) => ({ ...fact, sentAt: new Date(fact.sentAt) }))}
      zone={accents?.zone ?? companyZone}
    />
  );
}

function createRecorder() {
  const environment = browserMediaEnvironment();
  return { environment, recorder: createVoiceRecorder({ environment, toWav: recordingToWav }) };
}

/** The way of a recording to the service. It ends with the page. */
function useSending(before: AccentFacts['sent'], onSignedOut: () => void) {
  const [sent, setSent] = useState(before);
  const [percent, setPercent] = useState<number>();
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController>();
  useEffect(() => () => leaving.current?.abort(), []);

  const reset = (): void => {
    leaving.current?.abort();
    setPercent(undefined);
    setIsSent(false);
    setProblem(undefined);
  };
  const send = async (file: Blob, passage: AccentPassageId): Promise<void> => {
    reset();
    const mine = new AbortController();
    leaving.current = mine;
    setPercent(0);
    const outcome = await sendAccent({ file, passage, signal: mine.signal, onPercent: setPercent });
    if (mine.signal.aborted) return;
    setPercent(undefined);
    if (outcome.kind === 'signedOut') return onSignedOut();
    if (outcome.kind === 'failed') return setProblem(outcome.message);
    forgetKeptAccent();
    setSent(outcome.sent);
    setIsSent(true);
  };
  return { sent, percent, isSent, problem, send, reset };
}

/** An address for a recording in this browser, for as long as it is shown. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => (file === undefined ? undefined : URL.createObjectURL(file)), [file]);
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
