import type { FloatingButton } from '@tutor/rules/shell/floating-buttons';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Presentation from 'lucide-react/icons/presentation';
import Share2 from 'lucide-react/icons/share-2';
import Smartphone from 'lucide-react/icons/smartphone';
import Zap from 'lucide-react/icons/zap';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { Badge, Dot } from '../primitives/data/badge.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './floating-buttons.css.ts';
import { popoverPanel, popoverTrigger } from './popover.ts';

/** The buttons proper; the growth entry and the side card are drawn by their own components. */
export type FloatingAction = Exclude<FloatingButton, 'growthEntry' | 'releaseTimeCard'>;

export interface FloatingButtonsProps {
  /** What `floatingButtons` of the rules says. */
  buttons: readonly FloatingButton[];
  /** Those that go somewhere; the others are buttons. */
  hrefs?: Partial<Record<FloatingAction, string>> | undefined;
  /** Counts of what waits, such as unread moodle messages. */
  counts?: Partial<Record<FloatingAction, number>> | undefined;
  /** A plain press on any of them; for one with an address, before it is followed. */
  onPress?: ((button: FloatingAction) => void) | undefined;
  /** The rail of the full layout is folded to its handle (the tutor's choice). */
  isCollapsed?: boolean | undefined;
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** A `GrowthEntryWidget`, drawn when the rules list it. */
  growthEntry?: ReactNode;
  /** A `ReleaseTimeCard`, drawn when the rules list it. */
  releaseTimeCard?: ReactNode;
}

const looks: Readonly<Record<FloatingAction, { label: string; icon: LucideIcon; counted?: string }>> = {
  feedback: { label: 'Feedback', icon: MessageSquarePlus },
  scheduleReminder: { label: 'Schedule reminder', icon: CalendarClock },
  didi: { label: 'Didi requests', icon: Zap, counted: 'waiting' },
  referralShare: { label: 'Copy my referral link', icon: Share2 },
  moodleMessage: { label: 'Moodle messages', icon: GraduationCap, counted: 'unread' },
  appPoster: { label: 'App poster', icon: Smartphone },
  publicClass: { label: 'Public class', icon: Presentation },
};

function isAction(button: FloatingButton): button is FloatingAction {
  return button !== 'growthEntry' && button !== 'releaseTimeCard';
}

/**
 * The quick actions of every page: a rail in the margin of the full layout, a tab or a bar that opens a list in the small
 * one. Place it after the `AppFrame`.
 */
export function FloatingButtons({
  buttons,
  hrefs = {},
  counts = {},
  onPress,
  isCollapsed,
  onCollapsedChange,
  growthEntry,
  releaseTimeCard,
}: FloatingButtonsProps) {
  const panelId = `${useId()}quick`;
  const panelRef = useRef<HTMLDivElement>(null);
  const Link = useLinkComponent();
  const [isFoldedHere, setFoldedHere] = useState(false);
  const hints = useDismissableHints();
  const isFolded = isCollapsed ?? isFoldedHere;
  const actions = buttons.filter(isAction);
  const waiting = actions.reduce((sum, button) => sum + (counts[button] ?? 0), 0);
  const hasCard = buttons.includes('releaseTimeCard') && releaseTimeCard !== undefined;
  const hasGrowth = buttons.includes('growthEntry') && growthEntry !== undefined;
  if (actions.length === 0 && !hasCard && !hasGrowth) return null;

  const press = (button: FloatingAction, event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    if (panelRef.current?.matches(':popover-open')) panelRef.current.hidePopover();
    onPress?.(button);
  };

  return (
    <aside aria-label="Quick actions" className={styles.root}>
      <button type="button" className={styles.trigger} {...popoverTrigger(panelId)}>
        <Icon of={Zap} size="small" />
        <span className={styles.triggerWords}>Quick actions</span>
        {waiting > 0 ? <Dot label={`${waiting} waiting`} className={styles.dot} /> : null}
      </button>
      <div {...popoverPanel(panelId)} ref={panelRef} className={styles.panel} {...hints}>
        {hasCard ? <div className={styles.card}>{releaseTimeCard}</div> : null}
        <ul className={styles.list}>
          {actions.map((button) => {
            const { label, icon, counted } = looks[button];
            const href = hrefs[button];
            const content = (
              <>
                <Icon of={icon} size="small" />
                <span className={styles.label}>{label}</span>
                <span className={styles.count}>
                  <Badge count={counts[button] ?? 0} label={counted} />
                </span>
              </>
            );
            return (
              <li key={button} className={isFolded ? styles.folded : undefined}>
                {href === undefined ? (
                  <button
                    type="button"
                    className={styles.action}
                    data-module={button}
                    onClick={(event) => press(button, event)}
                  >
                    {content}
                  </button>
                ) : (
                  <Link
                    href={href}
                    className={styles.action}
                    data-module={button}
                    onClick={(event) => press(button, event)}
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
          <li>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!isFolded}
              onClick={() => {
                setFoldedHere(!isFolded);
                onCollapsedChange?.(!isFolded);
              }}
            >
              <Icon of={isFolded ? ChevronsLeft : ChevronsRight} size="small" />
              <span className={styles.label}>Quick actions</span>
              {isFolded && waiting > 0 ? <VisuallyHidden>{`${waiting} waiting`}</VisuallyHidden> : null}
            </button>
          </li>
        </ul>
      </div>
      {hasGrowth ? <div className={styles.growth}>{growthEntry}</div> : null}
    </aside>
  );
}

/** Escape takes the rail's hints away until another icon is pointed at or focused (WCAG 1.4.13). */
function useDismissableHints(): {
  'data-hints': 'off' | undefined;
  onPointerLeave: () => void;
  onFocus: () => void;
} {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOff(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    'data-hints': isOff ? 'off' : undefined,
    onPointerLeave: () => setOff(false),
    onFocus: () => setOff(false),
  };
}
