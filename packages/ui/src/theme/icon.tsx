import type { LucideIcon } from 'lucide-react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as styles from './icon.css.ts';

// In the text's default size; the sheet has it in rem.
const pixels = { small: 16, medium: 20, large: 24 } as const;
// Thinner where it is small, or close lines would run together.
const strokes = { small: 1.5, medium: 1.75, large: 1.75 } as const;

export interface IconProps {
  /** A default import from `lucide-react/icons/`. */
  of: LucideIcon;
  /** 16, 20 (default) or 24 px, as the text grows. */
  size?: keyof typeof pixels | undefined;
  /** Accessible name, only when no word beside the icon says the same; without it the icon is hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line icon in the text's colour, with about the same weight at every size. */
export function Icon({ of: Drawing, size = 'medium', label, className }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      size={pixels[size]}
      strokeWidth={strokes[size]}
      absoluteStrokeWidth
      focusable="false"
      className={classNames(styles.root, styles.size[size], className)}
      {...naming}
    />
  );
}
