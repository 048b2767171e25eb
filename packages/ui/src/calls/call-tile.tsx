import { spoken } from '@tutor/rules/chat/entry-text';
import MicOff from 'lucide-react/icons/mic-off';
import ScreenShare from 'lucide-react/icons/screen-share';
import type { RefObject } from 'react';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Icon } from '../theme/icon.tsx';
import { type CallPerson, linkText } from './call-person.ts';
import * as styles from './call-tile.css.ts';
import { CallVideo } from './call-video.tsx';

export interface CallTileProps {
  person: CallPerson;
  /** The one that is looked at: a screen that is shared. */
  isMain?: boolean | undefined;
  videoRef?: RefObject<HTMLVideoElement> | undefined;
}

/** A person in the call: picture or avatar, who it is, whether they speak, and how the connection stands. */
export function CallTile({ person, isMain = false, videoRef }: CallTileProps) {
  const name = spoken(person.name);
  const hasPicture = person.stream !== null && (person.isCameraOn || person.isSharing);
  const state = linkText(person.link);
  const label = person.isSharing ? `Screen of ${name}` : `Picture of ${name}`;
  return (
    <div
      className={styles.tile}
      data-main={isMain ? '' : undefined}
      data-link={person.link}
      data-speaking={person.isSpeaking && person.link === 'connected' ? '' : undefined}
    >
      <CallVideo
        videoRef={videoRef}
        stream={person.stream}
        label={label}
        isShown={hasPicture}
        isWhole={person.isSharing}
      />
      {hasPicture ? null : (
        <Avatar name={name} src={person.avatar ?? undefined} isDecorative className={styles.avatar} />
      )}
      {state === undefined ? null : (
        <p className={styles.state}>
          <span className={styles.stateWords}>{state}</span>
        </p>
      )}
      <p className={styles.caption}>
        {person.isSharing ? <Icon of={ScreenShare} size="small" /> : null}
        {person.isMicOn ? null : <Icon of={MicOff} size="small" label="Microphone off" />}
        <bdi className={styles.name}>{name}</bdi>
        {person.isSharing ? <span className={styles.doing}>shares the screen</span> : null}
        {person.isSpeaking && !person.isSharing ? <span className={styles.doing}>speaking</span> : null}
      </p>
    </div>
  );
}
