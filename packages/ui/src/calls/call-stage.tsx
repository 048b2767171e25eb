import { callEndedMessage } from '@tutor/rules/calls/call-words';
import { spoken } from '@tutor/rules/chat/entry-text';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { CallControls, type CallControlsProps } from './call-controls.tsx';
import { CallDrawerPanel } from './call-drawer.tsx';
import { CallDuration } from './call-duration.tsx';
import { CallEnd, type CallEndProps } from './call-end.tsx';
import { CallNotices } from './call-notices.tsx';
import { type CallPerson, linkText, type OwnSide } from './call-person.ts';
import { CallQuality } from './call-quality.tsx';
import * as styles from './call-stage.css.ts';
import { CallTiles } from './call-tiles.tsx';
import { CallWaiting } from './call-waiting.tsx';
import { OwnPicture } from './own-picture.tsx';
import { type StageState, stageNotices } from './stage-notices.ts';
import { stageTheme } from './stage-theme.css.ts';
import { useCallDrawer } from './use-call-drawer.ts';
import { useCallKeys } from './use-call-keys.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';

export interface CallStageProps
  extends Pick<CallControlsProps, 'onMicrophone' | 'onCamera' | 'onShareScreen' | 'onLeave' | 'subscribeLevel'>,
    Pick<CallEndProps, 'onClose' | 'again' | 'messageHref'> {
  phase: 'preparing' | 'calling' | 'joining' | 'inCall' | 'ended';
  /** Whom the call is with: a person, or a group. */
  name: string;
  avatar?: string | null | undefined;
  me: OwnSide;
  /** Those who are not in it are named above. */
  others: readonly CallPerson[];
  /** How long it goes on. */
  seconds: number;
  /** How it ended: `CallEnd`. */
  end?: Pick<CallEndProps, 'title' | 'text'> | undefined;
  /** Answered a while ago, and nobody is connected yet. */
  isSlow?: boolean | undefined;
  /** Who has called meanwhile. */
  callers?: StageState['callers'];
  onDismissCaller?: StageState['onDismissCaller'];
  signalling: 'live' | 'reconnecting';
  /** The browser plays no sound before a press. */
  needsPressForSound: boolean;
  /** Called within the press. */
  onTurnSoundOn: () => void;
  /** A change of devices that nobody asked for; `onTake` takes the one that is back. */
  deviceNotice?: StageState['deviceNotice'];
  /** Why no screen can be shared: a phone's browser cannot. */
  whyNotShare?: string | undefined;
  /** A line that needs nothing done. */
  softLine?: string | undefined;
  /** A `DevicePicker`. */
  devices: ReactNode;
  /** A `CallNotes`. */
  notes: ReactNode;
  /** Keys alone do what buttons do; default true. Whoever speaks to a computer may want them off. */
  hasKeys?: boolean | undefined;
}

/** A call up to its end. It fills its window. */
export function CallStage(props: CallStageProps) {
  const { phase, me, others } = props;
  const isRunning = phase !== 'ended';
  return (
    <main className={classNames(stageTheme, styles.root)}>
      <PartBoundary name="The head of the call">
        <StageHead {...props} />
      </PartBoundary>
      {isRunning ? (
        <PartBoundary name="The call">
          <RunningCall {...props} />
        </PartBoundary>
      ) : (
        <div className={styles.body}>
          <CallEnd {...props} title={props.end?.title ?? callEndedMessage} text={props.end?.text} />
        </div>
      )}
      <VisuallyHidden role="status">
        <span>{isRunning ? linksText(others, me) : ''}</span>
      </VisuallyHidden>
    </main>
  );
}

function StageHead({ phase, name, others, seconds }: CallStageProps) {
  const absent = others.filter(({ state }) => state !== 'joined');
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={styles.name}>
          <bdi>{spoken(name)}</bdi>
        </h1>
        {absent.length === 0 || phase === 'ended' ? null : <p className={styles.absent}>{absentText(absent)}</p>}
      </div>
      {phase === 'inCall' ? (
        <div className={styles.facts}>
          <CallDuration seconds={seconds} />
          <CallQuality people={others} />
        </div>
      ) : null}
    </header>
  );
}

function RunningCall(props: CallStageProps) {
  const { phase, me, hasKeys = true, onMicrophone, onCamera, onShareScreen, onTurnSoundOn } = props;
  const others = props.others.filter(({ state }) => state === 'joined');
  const drawerId = useId();
  const { drawer, toggle, close } = useCallDrawer();
  const mainVideo = useRef<HTMLVideoElement>(null);
  const pictureInPicture = usePictureInPicture(mainVideo, others.some(hasPicture));
  const whyNotShare = props.whyNotShare ?? (phase === 'inCall' ? undefined : 'Nobody is in the call yet.');
  useCallKeys(hasKeys, {
    microphone: onMicrophone,
    camera: onCamera,
    share: whyNotShare === undefined || me.isSharing ? onShareScreen : nothing,
    devices: () => toggle('devices'),
    notes: () => toggle('notes'),
    pictureInPicture: pictureInPicture.whyNot === undefined ? pictureInPicture.toggle : nothing,
  });
  const onDevices = (): void => {
    if (drawer !== 'devices') toggle('devices');
  };
  const mends = { onTurnSoundOn, onMicrophone, onShareScreen, onDevices };
  return (
    <>
      <PartBoundary name="A notice">
        <CallNotices notices={stageNotices(props, mends)} />
      </PartBoundary>
      <div className={styles.body}>
        <PartBoundary name="The picture" data={others.length}>
          {phase === 'inCall' && others.length > 0 ? (
            <CallTiles me={me} others={others} mainVideo={mainVideo} />
          ) : (
            <div className={styles.alone}>
              <CallWaiting {...props} text={waitingText(props)} />
              <div className={styles.ownBelow}>
                <OwnPicture {...me} isTile />
              </div>
            </div>
          )}
        </PartBoundary>
        {drawer === undefined ? null : (
          <CallDrawerPanel key={drawer} id={drawerId} title={drawerTitles[drawer]} onClose={close}>
            <PartBoundary name={drawerTitles[drawer]}>{props[drawer]}</PartBoundary>
          </CallDrawerPanel>
        )}
      </div>
      <PartBoundary name="The buttons of the call">
        <CallControls
          {...props}
          {...me}
          micProblem={me.micProblem?.title}
          cameraProblem={me.cameraProblem?.title}
          {...{ whyNotShare, pictureInPicture, drawer, drawerId, hasKeys }}
          onDrawer={toggle}
          leaveLabel={phase === 'preparing' || phase === 'calling' ? 'Cancel' : 'Leave'}
        />
      </PartBoundary>
    </>
  );
}

const drawerTitles = { devices: 'Devices', notes: 'Notes' } as const;
const nothing = (): void => undefined;

function hasPicture({ stream, screen, isCameraOn, isSharing }: CallPerson): boolean {
  return (stream !== null && isCameraOn) || (screen !== null && isSharing);
}

function waitingText({ phase, isSlow = false }: CallStageProps): string {
  if (isSlow) return 'Your networks do not reach each other yet. Still trying…';
  if (phase === 'preparing') return 'Starting…';
  if (phase === 'calling') return 'Calling…';
  return phase === 'joining' ? 'Joining the call…' : 'Waiting for the others…';
}

const absentWords = {
  invited: 'ringing',
  declined: 'declined',
  missed: 'no answer',
  busy: 'line busy',
  left: 'left',
  joined: 'in the call',
} as const;

function absentText(absent: readonly CallPerson[]): string {
  return absent.map(({ name, state }) => `${spoken(name)}: ${absentWords[state]}`).join(' · ');
}

/** Read out as it changes: what tiles and buttons show. */
function linksText(others: readonly CallPerson[], { isSharing }: OwnSide): string {
  const links = others.flatMap(({ name, link }) => {
    const state = linkText(link);
    return state === undefined ? [] : [`${spoken(name)}: ${state}`];
  });
  const shares = others
    .filter((person) => person.isSharing && !isSharing)
    .map(({ name }) => `${spoken(name)} shares the screen.`);
  return [...links, ...shares].join(' ');
}
