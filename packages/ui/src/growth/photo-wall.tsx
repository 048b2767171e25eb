import { datedDayText } from '@tutor/rules/time/zoned-text';
import Camera from 'lucide-react/icons/camera';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './photo-wall.css.ts';

/** A class photo. */
export interface ClassPhoto {
  id: number;
  /** Where the picture is. */
  src: string;
  words: string;
  sharedAt: Date;
  lesson?: { href: string; label: string } | undefined;
}

export interface PhotoWallProps {
  photos: readonly ClassPhoto[];
  /** IANA name of the zone to write days in. */
  zone: string;
  /** Where one is shared; absent where no class can be shown. */
  shareHref?: string | undefined;
}

/** The class photos that a tutor has shared, and the way to share another. */
export function PhotoWall({ photos, zone, shareHref }: PhotoWallProps) {
  return (
    <Card
      title="Class photos"
      description="One photo of each class. Each brings 3 growth values."
      action={
        shareHref === undefined ? undefined : (
          <ButtonLink href={shareHref} size="small">
            Share a class photo
          </ButtonLink>
        )
      }
    >
      {photos.length === 0 ? (
        <EmptyState
          icon={Camera}
          title="No photo yet"
          description="Share a picture of a class that you have held in the last two weeks."
        />
      ) : (
        <ul className={styles.wall} aria-label="Class photos">
          {photos.map(({ id, src, words, sharedAt, lesson }) => (
            <li key={id} className={styles.photo}>
              <img
                src={src}
                alt={words === '' ? `Photo of ${lesson?.label ?? 'a class'}` : words}
                loading="lazy"
                className={styles.picture}
              />
              <div>
                {words === '' ? null : <p className={styles.words}>{words}</p>}
                <p className={styles.small}>
                  {lesson === undefined ? null : (
                    <>
                      <Link href={lesson.href}>{lesson.label}</Link>
                      <span> · </span>
                    </>
                  )}
                  <time dateTime={sharedAt.toISOString()}>{datedDayText(sharedAt, zone)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
