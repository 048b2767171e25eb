import { auditStatusText, type SignContractStep } from '@tutor/rules/profile/contract-status';
import { defaultIntegralLevel } from '@tutor/rules/scores/integral-level';
import { teacherLevel } from '@tutor/rules/scores/teacher-level';
import { zoneText } from '@tutor/rules/time/zoned-text';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileSignature from 'lucide-react/icons/file-pen-line';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import Hourglass from 'lucide-react/icons/hourglass';
import IdCard from 'lucide-react/icons/id-card';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { Avatar } from '../primitives/data/avatar.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import { closePopoverAfterLink, popoverPanel, popoverTrigger } from './popover.ts';
import * as styles from './user-panel.css.ts';

/** Dialogs that rows of the panel ask for. */
export type UserPanelDialog =
  | 'growthValues'
  | 'enrolment'
  | 'grades'
  | 'qaReport'
  | 'changeEmail'
  | 'flowersForCash'
  | 'signContract'
  | 'functionSet';

export interface UserPanelProps {
  name: string;
  teacherId: number;
  avatarUrl?: string | undefined;
  /** The picture when the tutor has none or it fails; the initials stand in when this one fails, too. */
  defaultAvatarUrl?: string | undefined;
  /** IANA name of the zone that times are shown in. */
  zone: string;
  /** Marks accounts in custom mode. */
  isCustom?: boolean | undefined;
  /** The tutor has passed TESOL. */
  isTesolPassed?: boolean | undefined;
  /** Name of the medal that the tutor wears. */
  medal?: string | undefined;
  /** A `ClockInButton`. */
  clockIn?: ReactNode;
  /** A `SoftModeSwitch`; leave it out before its day. */
  softMode?: ReactNode;
  /** Growth score; only for the growth test group. */
  growthValues?: number | undefined;
  /** Trial lessons turned into students; gives the level T0 to T10. */
  trialCount?: number | undefined;
  flowers?: number | undefined;
  /** Such as 'C2'; 'D1' when the tutor has none. */
  integralLevel?: string | undefined;
  /** Leave it out where no contract applies: then there is no entry. `loading`: its place is kept until that is known. */
  contract?: { status: number; step: SignContractStep } | 'loading' | undefined;
  /** A row asks for its dialog; the panel has closed by then and the focus is on its button. */
  onOpen?: ((dialog: UserPanelDialog) => void) | undefined;
  /** A page that shows the same as the dialog, for the time before JavaScript. */
  dialogHref?: ((dialog: UserPanelDialog) => string | undefined) | undefined;
  flowersHref?: string | undefined;
  personalDataHref?: string | undefined;
  leaveHref?: string | undefined;
  /** Where Log Out posts to; default '/logout'. */
  logoutAction?: string | undefined;
  Form?: FormSlot | undefined;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Audit statuses that are known by their code; every other is 'Not signed' (specification, core §4). */
const contractLooks: Readonly<Record<number, { tone: Tone; icon: LucideIcon }>> = {
  0: { tone: 'info', icon: Hourglass },
  1: { tone: 'success', icon: CircleCheck },
  2: { tone: 'danger', icon: CircleX },
};
const notSigned = { tone: 'neutral', icon: CircleDashed } as const;

/**
 * Whether the open panel keeps the place of what was on its way when it opened, also where that does not come: what is aimed at
 * must not move under the pointer.
 */
function useKeptPlace(panelRef: RefObject<HTMLElement>, isLoading: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const panel = panelRef.current;
    const look = (): void => setKept(isLoading && panel?.matches(':popover-open') === true);
    // It may have been opened before the scripts came.
    if (isLoading) look();
    panel?.addEventListener('toggle', look);
    return () => panel?.removeEventListener('toggle', look);
  }, [panelRef, isLoading]);
  return isKept;
}

/** Who is signed in, how they stand, and everything about their own account. Opens from the header. */
export function UserPanel({
  name,
  teacherId,
  avatarUrl,
  defaultAvatarUrl,
  zone,
  isCustom = false,
  isTesolPassed = false,
  medal,
  clockIn,
  softMode,
  growthValues,
  trialCount,
  flowers,
  integralLevel,
  contract,
  onOpen,
  dialogHref,
  flowersHref = '/flowers',
  personalDataHref = '/newPersonalData',
  leaveHref = '/leaveRequest',
  logoutAction = '/logout',
  Form = 'form',
}: UserPanelProps) {
  const panelId = `${useId()}user`;
  const panelRef = useRef<HTMLDivElement>(null);
  const now = useNow('minute');
  const Link = useLinkComponent();
  const isPlaceKept = useKeptPlace(panelRef, contract === 'loading');

  /** A row of a dialog: a link where there is a page for it, else a button. */
  const opener = (dialog: UserPanelDialog, className: string, children: ReactNode, href = dialogHref?.(dialog)) => {
    const press = (event: MouseEvent): void => {
      if (onOpen === undefined || !isPlainPress(event)) return;
      event.preventDefault();
      // Closed first: the browser then gives the focus back to the panel's button, where the dialog returns it later.
      if (panelRef.current?.matches(':popover-open')) panelRef.current.hidePopover();
      onOpen(dialog);
    };
    return href === undefined ? (
      <button type="button" className={className} onClick={press}>
        {children}
      </button>
    ) : (
      <Link href={href} className={className} onClick={press}>
        {children}
      </Link>
    );
  };
  const words = (icon: LucideIcon, label: string, end?: ReactNode) => (
    <>
      <Icon of={icon} size="small" className={styles.rowIcon} />
      <span>{label}</span>
      {end === undefined ? null : <span className={styles.rowEnd}>{end}</span>}
    </>
  );

  return (
    <div className={styles.root}>
      <button type="button" className={styles.trigger} {...popoverTrigger(panelId)}>
        <Avatar name={name} src={avatarUrl} fallbackSrc={defaultAvatarUrl} size="small" isDecorative />
        <span className={styles.triggerName}>{name}</span>
        <Icon of={ChevronDown} size="small" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears presses on the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click too. */}
      <div {...popoverPanel(panelId)} ref={panelRef} className={styles.panel} onClick={closePopoverAfterLink}>
        <div className={styles.person}>
          <Avatar name={name} src={avatarUrl} fallbackSrc={defaultAvatarUrl} size="large" isDecorative />
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.detail}>
              <span>{`Teacher ID ${teacherId}`}</span>
              {isCustom ? <Tag>Custom</Tag> : null}
              {isTesolPassed ? <Tag tone="brand">TESOL</Tag> : null}
              {medal === undefined ? null : <Tag tone="reward">{`Medal ${medal}`}</Tag>}
            </p>
          </div>
        </div>
        {clockIn === undefined ? null : <div className={styles.clockIn}>{clockIn}</div>}
        <p className={styles.zone}>
          <Icon of={Globe} size="small" />
          <span>{`Times in ${zoneText(now, zone)}`}</span>
        </p>
        <ul className={styles.figures}>
          {growthValues === undefined ? null : (
            <li>
              {opener(
                'growthValues',
                styles.figure,
                <>
                  <span className={styles.amount}>{number.format(growthValues)}</span> <span>Growth Values</span>
                </>,
              )}
            </li>
          )}
          {trialCount === undefined ? null : (
            <li>
              {opener(
                'enrolment',
                styles.figure,
                <>
                  <span className={styles.amount}>
                    <span>{number.format(trialCount)}</span>{' '}
                    <span className={styles.level}>{teacherLevel(trialCount)}</span>
                  </span>{' '}
                  <span>Enrolment</span>
                </>,
              )}
            </li>
          )}
          {flowers === undefined ? null : (
            <li>
              <Link href={flowersHref} className={styles.figure}>
                <span className={styles.amount}>{number.format(flowers)}</span> My Flowers
              </Link>
            </li>
          )}
        </ul>
        {softMode === undefined ? null : <div className={styles.section}>{softMode}</div>}
        <ul className={styles.section}>
          <li>{opener('grades', styles.row, words(Award, 'Integral Level', integralLevel || defaultIntegralLevel))}</li>
          <li>{opener('qaReport', styles.row, words(ClipboardCheck, 'QA Test Report'))}</li>
          <li>{opener('changeEmail', styles.row, words(Mail, 'Change E-mail'))}</li>
          <li>{opener('flowersForCash', styles.row, words(HandCoins, 'Flowers For Cash'))}</li>
          {contract === undefined && !isPlaceKept ? null : <li>{contractRow()}</li>}
          <li>
            <Link href={personalDataHref} className={styles.row}>
              {words(IdCard, 'Personal Data')}
            </Link>
          </li>
          <li>
            <Link href={leaveHref} className={styles.row}>
              {words(CalendarOff, 'Leave')}
            </Link>
          </li>
          <li>{opener('functionSet', styles.row, words(SlidersHorizontal, 'Function Set'))}</li>
        </ul>
        <div className={styles.section}>
          <Form action={logoutAction} method="post">
            <button type="submit" className={styles.row}>
              {words(LogOut, 'Log Out')}
            </button>
          </Form>
        </div>
      </div>
    </div>
  );

  /** Straight to the contract where nothing stands in the way; else the reason is told first. */
  function contractRow(): ReactNode {
    if (contract === undefined || contract === 'loading') {
      return <span className={styles.row}>{contract && words(FileSignature, 'Sign Contract', <Spinner />)}</span>;
    }
    const { status, step } = contract;
    const look = contractLooks[status] ?? notSigned;
    const row = words(
      FileSignature,
      'Sign Contract',
      <StatusTag tone={look.tone} icon={look.icon}>
        {auditStatusText(status)}
      </StatusTag>,
    );
    if (step.kind === 'sign') {
      return (
        <Link href={step.path} className={styles.row}>
          {row}
        </Link>
      );
    }
    return opener('signContract', styles.row, row, step.kind === 'completeInfo' ? step.path : undefined);
  }
}
