import { type RefObject, useCallback } from 'react';
import type { CallPerson, OwnSide } from './call-person.ts';
import { CallTile } from './call-tile.tsx';
import * as styles from './call-tiles.css.ts';
import { OwnPicture } from './own-picture.tsx';

export interface CallTilesProps {
  others: readonly CallPerson[];
  me: OwnSide;
  /** The video of whoever is looked at. */
  mainVideo: RefObject<HTMLVideoElement>;
}

/** Everybody in the call: side by side, or beside a screen that is shared. Then, and among four, the reader is a tile as well. */
export function CallTiles({ others, me, mainVideo }: CallTilesProps) {
  const sharing = others.find((person) => person.isSharing);
  const main = sharing ?? others.find((person) => person.isCameraOn) ?? others[0];
  const isOwnTile = others.length >= 3 || sharing !== undefined;
  const tile = useCallback(
    (person: CallPerson) => ({ person, videoRef: person.personId === main?.personId ? mainVideo : undefined }),
    [main?.personId, mainVideo],
  );
  return (
    <div className={styles.room}>
      <ul
        aria-label="People in the call"
        className={styles.tiles}
        data-layout={sharing === undefined ? 'grid' : 'share'}
        data-count={others.length + (isOwnTile ? 1 : 0)}
      >
        {inOrder(others, sharing).map((person) => (
          <li key={person.personId} className={styles.place} data-main={person === sharing ? '' : undefined}>
            <CallTile {...tile(person)} isMain={person === sharing} />
          </li>
        ))}
        {isOwnTile ? (
          <li className={styles.place}>
            <OwnPicture {...me} isTile />
          </li>
        ) : null}
      </ul>
      {isOwnTile ? null : <OwnPicture {...me} />}
    </div>
  );
}

/** The screen first: it is what is looked at. */
function inOrder(others: readonly CallPerson[], sharing: CallPerson | undefined): readonly CallPerson[] {
  return sharing === undefined ? others : [sharing, ...others.filter((person) => person !== sharing)];
}
