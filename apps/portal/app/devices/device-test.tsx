import { useLoaderData } from '@remix-run/react';
import { browserMediaEnvironment } from '@tutor/realtime/devices/media-environment';
import { chromeAdvice } from '@tutor/rules/devices/chrome-advice';
import { type MediaErrorWords, mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { DeviceTestIntro } from '@tutor/ui/devices/device-test-intro.tsx';
import { DeviceTestPage } from '@tutor/ui/devices/device-test-page.tsx';
import { WaysBetweenTests } from '@tutor/ui/devices/ways-between-tests.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { PublicPage } from '@tutor/ui/shell/public-page.tsx';
import { useState } from 'react';
import { pageTitle } from '../kit/page/page-title.ts';
import { visited } from '../session/guarded.server.ts';
import { findAccents } from './accent-recordings.server.ts';

export const meta = () => pageTitle('Device test');

export const loader = visited(async (args) => ({ accents: await findAccents(args) }));

// What a visitor reads first needs none of this code.
const loadTest = async () => (await import('./device-test-part.tsx')).DeviceTestPart;
const loadAccent = async () => (await import('./accent-part.tsx')).AccentPart;
const noProps = {};

/** The device test: for everybody, signed in or not. Nothing is opened before a press. */
export default function DeviceTest() {
  const { accents } = useLoaderData<typeof loader>();
  return (
    <PublicPage homeHref="/" title="Device test">
      <DeviceTestPage>
        <WaysBetweenTests
          other={{ label: 'Test the network', href: '/speed' }}
          portalHref={accents === null ? undefined : '/home'}
        />
        <Test />
        <LazyPart load={loadAccent} props={{ accents }} />
        <ButtonLink href="/speed">Test the network</ButtonLink>
      </DeviceTestPage>
    </PublicPage>
  );
}

function Test() {
  const isScripted = useIsScripted();
  const [isStarted, setIsStarted] = useState(false);
  const [failure, setFailure] = useState<MediaErrorWords>();
  const environment = isScripted ? browserMediaEnvironment() : undefined;
  const advice =
    environment === undefined
      ? undefined
      : chromeAdvice(environment.where, {
          canChooseSpeaker: environment.canChooseSpeaker,
          canRecord: 'MediaRecorder' in window,
        });
  const intro = (
    <DeviceTestIntro
      advice={advice}
      isPending={isStarted}
      failure={failure}
      onStart={() => {
        setFailure(undefined);
        setIsStarted(true);
      }}
    />
  );
  if (environment === undefined || !isStarted) return intro;
  const onFailed = (): void => {
    setFailure(mediaErrorWords('networkFailed', 'camera', environment.where));
    setIsStarted(false);
  };
  return <LazyPart load={loadTest} props={noProps} pending={intro} onFailed={onFailed} />;
}

export { RootError as ErrorBoundary } from '../kit/page/root-error.tsx';
