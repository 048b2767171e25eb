import { firstSign } from '@tutor/rules/shell/cut-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as styles from './avatar.css.ts';
import { classNames } from '../behaviour/class-names.ts';

/** 'Maria Clara Santos' → 'MS'; a single name gives its first letter; nothing gives '?'. */
export function initials(name: string): string {
  // A name in brackets stands beside the name and is none of its parts.
  const words = name
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const first = words.at(0);
  if (first === undefined) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : firstSign(word)))
    .join('')
    .toLocaleUpperCase('en');
}

export interface AvatarProps {
  /** Whose picture: gives the initials and the accessible name. */
  name: string;
  /** Address of the picture; initials stand in while it loads, when it fails and when there is none. */
  src?: string | undefined;
  /** The picture where there is no other, or the other fails. */
  fallbackSrc?: string | undefined;
  /** 32, 40 (default) or 64 px. */
  size?: keyof typeof styles.size | undefined;
  /** True where the name is written beside the picture. */
  isDecorative?: boolean | undefined;
  className?: string | undefined;
}

/** A person's round picture. */
export function Avatar({ name, src, fallbackSrc, size = 'medium', isDecorative = false, className }: AvatarProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const shown = [src, fallbackSrc].find((address) => address && !failed.has(address));
  const onFailed = useCallback((address: string) => setFailed((known) => new Set([...known, address])), []);
  // The picture may have failed before the page was interactive, when nobody listened.
  useEffect(() => {
    const image = imageRef.current;
    if (shown !== undefined && image?.complete && image.naturalWidth === 0) onFailed(shown);
  }, [shown, onFailed]);
  const naming = isDecorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name };
  return (
    <span {...naming} className={classNames(styles.root, styles.size[size], className)}>
      <span aria-hidden="true">{initials(name)}</span>
      {shown === undefined ? null : (
        <img
          ref={imageRef}
          key={shown}
          src={shown}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => onFailed(shown)}
          className={styles.picture}
        />
      )}
    </span>
  );
}
