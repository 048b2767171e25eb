import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** An `<Icon>`. */
  icon?: ReactNode;
  /** Short text at the end of the line: a level, a state. */
  hint?: string | undefined;
  /** Goes there when chosen. */
  href?: string | undefined;
  /** Does this when chosen. */
  onAction?: (() => void) | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Draws a line before this item. */
  isFirstOfGroup?: boolean | undefined;
}
