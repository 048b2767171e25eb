import type { RefObject } from 'react';
import type { CallPerson, OwnSide } from './call-person.ts';
import { CallTile } from './call-tile.tsx';
import * as styles from './call-tiles.css.ts';
import { OwnPicture } from './own-picture.tsx';
import { ScreenTile } from './screen-tile.tsx';

export interface CallTilesProps {
  others: readonly CallPerson[];
  me: OwnSide;
  /** The video of whatever is looked at. */
  mainVideo: RefObject<HTMLVideoElement>;
}

/**
 * Everybody in the call: side by side, or beside a screen that is shared. With one other person the reader is small in a corner. With
 * several, or beside a screen, the reader is a tile as well, and covers nobody.
 */
export function CallTiles({ others, me, mainVideo }: CallTilesProps) {
  const sharing = others.find((person) => person.isSharing);
  const isBesideScreen = sharing !== undefined || me.isSharing;
  const main = sharing === undefined ? (others.find((person) => person.isCameraOn) ?? others[0]) : undefined;
  const isOwnTile = others.length >= 2 || isBesideScreen;
  const people = isBesideScreen ? inOrder(others, main ?? sharing) : others;
  const count = people.length + (sharing === undefined ? 0 : 1) + (isOwnTile ? 1 : 0) + (me.isSharing ? 1 : 0);
  return (
    <div className={styles.room}>
      <ul
        aria-label="People in the call"
        className={styles.tiles}
        data-layout={isBesideScreen ? 'share' : 'grid'}
        data-count={count}
      >
        {sharing === undefined ? null : (
          <li className={styles.place} data-main="">
            <ScreenTile name={sharing.name} stream={sharing.screen} videoRef={mainVideo} />
          </li>
        )}
        {people.map((person) => (
          <li
            key={person.personId}
            className={styles.place}
            data-main={isBesideScreen && person === main ? '' : undefined}
          >
            <CallTile person={person} videoRef={person === main ? mainVideo : undefined} />
          </li>
        ))}
        {isOwnTile ? (
          <li className={styles.place}>
            <OwnPicture {...me} isTile />
          </li>
        ) : null}
        {me.isSharing ? (
          <li className={styles.place}>
            <ScreenTile stream={me.screen ?? null} />
          </li>
        ) : null}
      </ul>
      {isOwnTile ? null : <OwnPicture {...me} />}
    </div>
  );
}

/** First whoever is looked at. */
function inOrder(others: readonly CallPerson[], first: CallPerson | undefined): readonly CallPerson[] {
  return first === undefined ? others : [first, ...others.filter((person) => person !== first)];
}
