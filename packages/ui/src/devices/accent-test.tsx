import { type AccentPassage, accentPassages } from '@tutor/rules/devices/accent-passages';
import type { MediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { questionText } from '@tutor/rules/devices/question-text';
import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import Mic from 'lucide-react/icons/mic';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import { DeviceFailure } from './device-failure.tsx';
import * as styles from './device-test.css.ts';
import { LevelBar } from './level-bar.tsx';

/** A recording that was sent before. */
export interface SentAccent {
  id: number;
  passageTitle: string;
  sentAt: Date;
  href: string;
}

export interface AccentTestProps {
  passage: AccentPassage;
  onPassage: (id: AccentPassage['id']) => void;
  step: 'idle' | 'opening' | 'recording' | 'saving' | 'recorded' | 'failed';
  /** The browser's question waits for the tutor's answer. */
  isAsking?: boolean | undefined;
  /** Loudness of this moment in dBFS. */
  db: number;
  /** How long it has recorded, in milliseconds. */
  lengthMs: number;
  /** Address of the recording in this browser. */
  soundUrl?: string | undefined;
  /** Why the microphone could not be opened. */
  failure?: { words: MediaErrorWords; detail: string } | undefined;
  onRecord: () => void;
  onFinish: () => void;
  /** Percent, while it is on its way. */
  sending?: number | undefined;
  /** It has arrived. */
  isSent?: boolean | undefined;
  /** Why it could not be sent. */
  problem?: string | undefined;
  onSend: () => void;
  /** For a visitor: where to sign in, and whether the browser keeps the recording meanwhile. */
  signIn?: { href: string; isKept: boolean } | undefined;
  sent: readonly SentAccent[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** Reading a text aloud: record, listen, record again, send. */
export function AccentTest({
  passage,
  onPassage,
  step,
  isAsking = false,
  db,
  lengthMs,
  soundUrl,
  failure,
  onRecord,
  onFinish,
  sending,
  isSent = false,
  problem,
  onSend,
  signIn,
  sent,
  zone,
}: AccentTestProps) {
  const textId = useId();
  const soundRef = useFocusAfterSaving(step);
  const isBusy = step === 'opening' || step === 'recording' || step === 'saving' || sending !== undefined;
  return (
    <Card
      title="Accent test"
      description="Read a short text aloud. Nothing leaves this computer until you press “Send the recording”."
      className={styles.stack}
    >
      <SelectField
        label="Text"
        options={accentPassages.map(({ id, title }) => ({ value: id, label: title }))}
        value={passage.id}
        disabled={isBusy}
        onChange={(event) => {
          const chosen = accentPassages.find(({ id }) => id === event.target.value);
          if (chosen !== undefined) onPassage(chosen.id);
        }}
      />
      <p id={textId} lang="en" className={styles.passage}>
        {passage.text}
      </p>
      {failure === undefined ? null : <DeviceFailure {...failure} onRetry={onRecord} />}
      {step === 'failed' && failure === undefined ? (
        <Banner tone="danger" title="Nothing was recorded">
          The browser could not save the recording. Record it again, or use Chrome.
        </Banner>
      ) : null}
      {step === 'recording' ? <LevelBar label="Level of your recording" db={db} /> : null}
      {step === 'recorded' && soundUrl !== undefined ? (
        // biome-ignore lint/a11y/useMediaCaption: the recording is the text above, read aloud a moment ago.
        <audio
          ref={soundRef}
          controls
          src={soundUrl}
          aria-label="Your recording"
          aria-describedby={textId}
          className={styles.sound}
        />
      ) : null}
      {sending === undefined ? null : <ProgressBar label="Sending the recording" value={sending} />}
      {problem === undefined ? null : (
        <Banner tone="danger" title="The recording was not sent">
          {problem}
        </Banner>
      )}
      <div role="status">
        {isAsking ? <p className={styles.muted}>{questionText(['microphone'])}</p> : null}
        {isSent ? <Banner tone="success" role="none" title="The recording was sent. Thank you." /> : null}
      </div>
      <div className={styles.row}>
        {step === 'recorded' ? (
          <>
            {isSent || signIn !== undefined ? null : (
              <Button
                variant="primary"
                icon={<Icon of={Send} size="small" />}
                isPending={sending !== undefined}
                pendingLabel="Sending"
                onClick={onSend}
              >
                Send the recording
              </Button>
            )}
            <Button icon={<Icon of={RefreshCw} size="small" />} disabled={sending !== undefined} onClick={onRecord}>
              Record again
            </Button>
          </>
        ) : failure === undefined ? (
          // One button, so that the focus stays on it: the same key starts and stops.
          <Button
            variant={step === 'recording' ? 'primary' : 'secondary'}
            icon={<Icon of={step === 'recording' ? Square : Mic} size="small" />}
            isPending={step === 'opening' || step === 'saving'}
            pendingLabel={step === 'saving' ? 'Saving' : 'Opening the microphone'}
            onClick={step === 'recording' ? onFinish : onRecord}
          >
            {step === 'recording' ? 'Stop recording' : 'Start recording'}
          </Button>
        ) : null}
        {step === 'recording' ? (
          <span className={styles.muted}>{`${Math.floor(lengthMs / 1_000)} of 90 seconds`}</span>
        ) : null}
      </div>
      {signIn !== undefined && step === 'recorded' ? (
        <Banner title="Sign in to send it" action={<ButtonLink href={signIn.href}>Sign in</ButtonLink>}>
          {signIn.isKept
            ? 'This tab keeps the recording for an hour. It is here again after you have signed in.'
            : 'This browser has no room to keep the recording. Sign in first, then record it again.'}
        </Banner>
      ) : null}
      {sent.length === 0 ? null : (
        <div className={styles.stack}>
          <h3 className={styles.text}>Sent before</h3>
          <ul className={styles.list}>
            {sent.map((recording) => (
              <SentRow key={recording.id} recording={recording} zone={zone} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** The pressed button goes with its step: the keyboard goes on at the recording, unless it has gone elsewhere meanwhile. */
function useFocusAfterSaving(step: AccentTestProps['step']) {
  const sound = useRef<HTMLAudioElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const wasSaving = before.current === 'saving';
    before.current = step;
    if (wasSaving && step === 'recorded' && document.activeElement === document.body) sound.current?.focus();
  }, [step]);
  return sound;
}

function SentRow({ recording: { passageTitle, sentAt, href }, zone }: { recording: SentAccent; zone: string }) {
  const words = `${passageTitle}, sent ${dayText(sentAt, zone)}, ${timeText(sentAt, zone)}`;
  return (
    <li className={styles.stack}>
      <span>{words}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: the text that was read is the one named beside it. */}
      <audio controls preload="none" src={href} aria-label={words} className={styles.sound} />
    </li>
  );
}
