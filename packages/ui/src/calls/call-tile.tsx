import { spoken } from '@tutor/rules/chat/entry-text';
import MicOff from 'lucide-react/icons/mic-off';
import type { RefObject } from 'react';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Icon } from '../theme/icon.tsx';
import { type CallPerson, linkText } from './call-person.ts';
import * as styles from './call-tile.css.ts';
import { CallVideo } from './call-video.tsx';

export interface CallTileProps {
  person: CallPerson;
  videoRef?: RefObject<HTMLVideoElement> | undefined;
}

/** A person in the call: picture or avatar, who it is, whether they speak, and how the connection stands. */
export function CallTile({ person, videoRef }: CallTileProps) {
  const name = spoken(person.name);
  const hasPicture = person.stream !== null && person.isCameraOn;
  const state = linkText(person.link);
  return (
    <div
      className={styles.tile}
      data-link={person.link}
      data-speaking={person.isSpeaking && person.link === 'connected' ? '' : undefined}
    >
      <CallVideo videoRef={videoRef} stream={person.stream} label={`Picture of ${name}`} isShown={hasPicture} />
      {hasPicture ? null : (
        <Avatar name={name} src={person.avatar ?? undefined} isDecorative className={styles.avatar} />
      )}
      {state === undefined ? null : (
        <p className={styles.state}>
          <span className={styles.stateWords}>{state}</span>
        </p>
      )}
      <p className={styles.caption}>
        {person.isMicOn ? null : <Icon of={MicOff} size="small" label="Microphone off" />}
        <bdi className={styles.name}>{name}</bdi>
        {person.isSpeaking ? <span className={styles.doing}>speaking</span> : null}
      </p>
    </div>
  );
}
