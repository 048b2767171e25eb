import { type MediaErrorWords, tryAgainLabel } from '@tutor/rules/devices/media-error-words';
import Play from 'lucide-react/icons/play';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './device-test.css.ts';

export interface DeviceTestIntroProps {
  /** Advice to use Chrome, where the browser is another one. */
  advice?: { title: string; text: string } | undefined;
  /** The test's code is on its way. */
  isPending?: boolean | undefined;
  /** Why the test's code could not be loaded. */
  failure?: MediaErrorWords | undefined;
  onStart: () => void;
}

/** What the test does, before it asks for anything. Without JavaScript it says that none is possible. */
export function DeviceTestIntro({ advice, isPending = false, failure, onStart }: DeviceTestIntroProps) {
  const isScripted = useIsScripted();
  return (
    <Card title="Ready in a minute" className={styles.stack}>
      <p className={styles.text}>
        We look at your camera, listen to your microphone and play a tone on each side of your speaker. At the end you
        see what to change.
      </p>
      <p className={styles.muted}>
        Picture and sound stay on this computer. The devices that you choose here are used in your calls too.
      </p>
      {advice === undefined ? null : <Banner title={advice.title}>{advice.text}</Banner>}
      {failure === undefined ? null : (
        <Banner tone="danger" title={failure.title}>
          <p>{failure.reason}</p>
          <p className={styles.nextStep}>{failure.nextStep}</p>
        </Banner>
      )}
      {isScripted ? (
        <div className={styles.row}>
          <Button
            variant="primary"
            size="large"
            icon={<Icon of={Play} size="small" />}
            isPending={isPending}
            pendingLabel="Loading the test"
            onClick={onStart}
          >
            {failure === undefined ? 'Start the test' : tryAgainLabel}
          </Button>
        </div>
      ) : (
        <noscript>
          <p className={styles.nextStep}>
            This test runs in your browser and needs JavaScript. Turn it on, then load this page again.
          </p>
        </noscript>
      )}
    </Card>
  );
}
