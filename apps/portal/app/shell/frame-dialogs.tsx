import { Form, useFetcher, useLocation, useNavigate } from '@remix-run/react';
import { incompleteInfoMessage } from '@tutor/rules/profile/contract-status';
import { isPersonalDataPage } from '@tutor/rules/profile/incomplete-info';
import { nextWaitingDialog, type WaitingDialog, waitingDialogs } from '@tutor/rules/shell/waiting-dialogs';
import { useReady } from '@tutor/ui/primitives/behaviour/use-ready.ts';
import { LazyDialog } from '@tutor/ui/primitives/dialogs/lazy-dialog.tsx';
import { MoreDialogs } from '@tutor/ui/primitives/dialogs/more-dialogs.tsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { contactHrefs } from '../account/contact-hrefs.ts';
import { useAttendance } from '../attendance/attendance-provider.tsx';
import { useIsTyping } from '../kit/forms/use-is-typing.ts';
import { usePutOffMessages } from '../messages/use-put-off-messages.ts';
import { useWaiting } from '../messages/waiting-provider.tsx';
import type { OpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useExtras, useNoteSkypeSaved } from './extras-provider.tsx';
import { useEndedByWayBack } from './use-ended-by-way-back.ts';

// Each dialog is loaded when it opens, and none with another.
const loadAgreement = async () => (await import('../messages/agreement-control.tsx')).AgreementControl;
const loadAiChat = async () => (await import('@tutor/ui/shell/ai-chat-dialog.tsx')).AiChatDialog;
const loadAppPoster = async () => (await import('@tutor/ui/shell/app-poster-dialog.tsx')).AppPosterDialog;
const loadAttendance = async () => (await import('../attendance/attendance-control.tsx')).AttendanceControl;
/** With the rules of its form: they cannot be asked for once the line is gone. */
const loadAttendanceNo = async () => {
  const [{ AttendanceNoControl }] = await Promise.all([
    import('../attendance/attendance-no-control.tsx'),
    import('@tutor/rules/attendance/cancel-form'),
  ]);
  return AttendanceNoControl;
};
const loadBindPhone = async () => (await import('../account/bind-phone-control.tsx')).BindPhoneControl;
const loadChangeEmail = async () => (await import('../account/change-email-control.tsx')).ChangeEmailControl;
const loadClientNotice = async () => (await import('@tutor/ui/shell/client-notice-dialog.tsx')).ClientNoticeDialog;
const loadClassNotice = async () => (await import('../messages/message-dialogs.tsx')).ClassNotice;
const loadCompulsory = async () => (await import('../messages/compulsory-control.tsx')).CompulsoryControl;
const loadDidi = async () => (await import('../messages/message-dialogs.tsx')).Didi;
const loadEnrolmentPolicy = async () =>
  (await import('@tutor/ui/scores/enrolment-policy-dialog.tsx')).EnrolmentPolicyDialog;
const loadFirstLoginNotice = async () => (await import('@tutor/ui/shell/first-login-notice.tsx')).FirstLoginNotice;
const loadFeedback = async () => (await import('../feedback/feedback-control.tsx')).FeedbackControl;
const loadFlowers = async () => (await import('../scores/flowers-control.tsx')).FlowersControl;
const loadFunctionSet = async () => (await import('./function-set-control.tsx')).FunctionSetControl;
const loadGradeTable = async () => (await import('@tutor/ui/scores/grade-table-dialog.tsx')).GradeTableDialog;
const loadGrowthValueRules = async () =>
  (await import('@tutor/ui/scores/growth-value-rules-dialog.tsx')).GrowthValueRulesDialog;
const loadGuidedTour = async () => (await import('@tutor/ui/shell/guided-tour.tsx')).GuidedTour;
const loadIdle = async () => (await import('@tutor/ui/shell/idle-dialog.tsx')).IdleDialog;
const loadLimitFlow = async () => (await import('@tutor/ui/shell/limit-flow-dialog.tsx')).LimitFlowDialog;
const loadNoted = async () => (await import('../messages/message-dialogs.tsx')).NotedMessage;
const loadNoticeSettings = async () => (await import('../messages/message-dialogs.tsx')).NoticeSettings;
const loadPointsRules = async () => (await import('@tutor/ui/scores/points-rules-dialog.tsx')).PointsRulesDialog;
const loadQaReport = async () => (await import('../scores/qa-report-control.tsx')).QaReportControl;
const loadRefreshNeeded = async () => (await import('@tutor/ui/shell/refresh-needed-dialog.tsx')).RefreshNeededDialog;
const loadSignContract = async () => (await import('../profile/sign-contract-control.tsx')).SignContractControl;
const loadSkype = async () => (await import('../profile/skype-control.tsx')).SkypeControl;
const loadSoftMode = async () => (await import('@tutor/ui/shell/soft-mode-dialog.tsx')).SoftModeDialog;

// A No counts by the minute: its form is there before the line may break.
const attendanceParts = [loadAttendance, loadAttendanceNo];

interface FrameDialogsProps {
  opened: OpenDialog | undefined;
  onClose: () => void;
  /** Another dialog takes the place of the open one. */
  onSwitch: (dialog: OpenDialog) => void;
  /** Of what was pressed and waits its turn, only this stays. */
  onKeepOnly: (isKept: (dialog: OpenDialog) => boolean) => void;
  isFirstLogin: boolean;
  /** What the service says when it is asked too much. */
  limitMessage: string | undefined;
  onLimitClose: () => void;
}

/** Nothing takes the place of these, not even a request that will be gone soon. */
const first: ReadonlySet<WaitingDialog> = new Set([
  'compulsory',
  'agreement',
  'phone',
  'attendance',
  'firstLogin',
  'tour',
]);

/** The one dialog that is open, and over it that the service is asked too much: what is typed below stays. */
export function FrameDialogs({ limitMessage, onLimitClose, onKeepOnly, ...one }: FrameDialogsProps) {
  useEndedByWayBack(onKeepOnly);
  return (
    <>
      <OneDialog {...one} />
      {limitMessage === undefined ? null : (
        <LazyDialog
          load={loadLimitFlow}
          props={{ isOpen: true, onOpenChange: onLimitClose, message: limitMessage }}
          onFailed={onLimitClose}
        />
      )}
    </>
  );
}

/** What the tutor pressed, else what waits longest. */
function OneDialog({
  opened,
  onClose,
  onSwitch,
  isFirstLogin,
}: Omit<FrameDialogsProps, 'limitMessage' | 'onLimitClose' | 'onKeepOnly'>) {
  const extras = useExtras();
  const attendance = useAttendance();
  useReady(attendanceParts, attendance.items.length > 0);
  const { waiting: messages } = useWaiting();
  const [settled, setSettled] = useState<ReadonlySet<WaitingDialog>>(new Set());
  const [agreedVersion, setAgreedVersion] = useState<number>();
  const settle = (waiting: WaitingDialog): void => setSettled((known) => new Set([...known, waiting]));
  const { isPutOff, putOff } = usePutOffMessages(useFrame().tutor.tuid);
  const current = useRef<WaitingDialog>();
  /** The message whose dialog is open. */
  const shown = useRef<number>();
  /** Whatever is open, by its name; not while its code is only on its way. */
  const open = useRef<string>();
  const setOpen = (name: string) => () => {
    open.current = name;
  };
  const { pathname } = useLocation();
  const isTyping = useIsTyping();
  // Nothing comes in between somebody and the next key; once open it stays, whatever has the focus in it.
  const mayOpen = (name: string): boolean => !isTyping || name === open.current;
  // Nobody asked for it: where its code cannot be had it is not given up, nor does anything say so.
  const message = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>, props: Props) => (
    <LazyDialog key={name} load={load} props={props} onLoaded={setOpen(name)} />
  );
  if (opened !== undefined) {
    open.current = undefined;
    return <OpenedDialog opened={opened} onClose={onClose} onSwitch={onSwitch} />;
  }
  if (extras === undefined) return null;
  const { dialogs } = extras;
  const isDue: Record<WaitingDialog, boolean> = {
    compulsory: (messages?.compulsory.length ?? 0) > 0,
    agreement: dialogs.agreement !== undefined && dialogs.agreement.version !== agreedVersion,
    // On its own page each is asked for already.
    phone: dialogs.mustBindPhone && pathname !== contactHrefs.bindPhone,
    attendance: attendance.isDialogDue,
    firstLogin: isFirstLogin,
    tour: isFirstLogin,
    // Where it is given there is nowhere to lead to.
    incompleteInfo: dialogs.incompleteInfoPath !== undefined && !isPersonalDataPage(pathname),
    skype: dialogs.isSkypeMissing === true && pathname !== contactHrefs.skype,
    clientNotice: dialogs.clientNotice !== undefined,
    poster: dialogs.isPosterDue === true,
  };
  const due = new Set(waitingDialogs.filter((waiting) => isDue[waiting] && !settled.has(waiting)));
  const next = nextWaitingDialog(due, { current: current.current, isAttendanceUrgent: attendance.isUrgent });
  // On its own page a message needs no dialog.
  const isUnseen = ({ mid }: { mid: number }): boolean =>
    !isPutOff(`message-${mid}`) && pathname !== `/messageView/${mid}`;
  const notices = (messages?.classNotices ?? []).filter(isUnseen);
  const all = [...notices, ...(messages?.paypal ?? []), ...(messages?.reminders ?? [])].filter(isUnseen);
  const requests = messages?.didi.filter(({ id }) => !isPutOff(`didi-${id}`)) ?? [];
  const [request] = requests;
  if (request !== undefined && (next === undefined || !first.has(next)) && mayOpen(`didi-${request.id}`)) {
    const name = `didi-${request.id}`;
    return message(name, loadDidi, { request, more: requests.length - 1, onSettled: () => putOff(name) });
  }
  // Attendance minds the keys itself, and comes at once to a press that asks for it.
  const isNextOpen = next !== undefined && (next === 'attendance' || mayOpen(next));
  current.current = isNextOpen ? next : undefined;
  if (isNextOpen) {
    return (
      <MoreDialogs key={next} count={due.size - 1 + requests.length + all.length}>
        <Waiting waiting={next} onLoaded={setOpen(next)} onSettled={() => settle(next)} onAgreed={setAgreedVersion} />
      </MoreDialogs>
    );
  }
  // What is open stays, whatever comes: a press on the way to it must not answer another.
  const waiting = all.find(({ mid }) => mid === shown.current) ?? all[0];
  const name = `message-${waiting?.mid}`;
  if (waiting === undefined || !mayOpen(name)) {
    open.current = undefined;
    return null;
  }
  shown.current = waiting.mid;
  const load = notices.some(({ mid }) => mid === waiting.mid) ? loadClassNotice : loadNoted;
  return (
    <MoreDialogs count={all.length - 1}>
      {message(name, load, { notice: waiting, onSettled: () => putOff(name) })}
    </MoreDialogs>
  );
}

function OpenedDialog({
  opened,
  onClose,
  onSwitch,
}: {
  opened: OpenDialog;
  onClose: () => void;
  onSwitch: (dialog: OpenDialog) => void;
}) {
  const extras = useExtras();
  const noteSkypeSaved = useNoteSkypeSaved();
  const { tutor } = useFrame();
  const panel = extras?.panel;
  const isOpen = { isOpen: true, onOpenChange: onClose };
  const show = <Props extends object>(load: () => Promise<ComponentType<Props>>, props: Props) => (
    <LazyDialog key={opened.name} load={load} props={props} onFailed={onClose} />
  );
  switch (opened.name) {
    case 'growthValues':
      return show(loadGrowthValueRules, {
        ...isOpen,
        score: extras?.growth?.score,
        level: extras?.growth?.level,
        levelOneTotal: extras?.growth?.levelOneTotal,
      });
    case 'enrolment':
      return show(loadEnrolmentPolicy, { ...isOpen, trialCount: panel?.trialCount });
    case 'grades':
      return show(loadGradeTable, {
        ...isOpen,
        grades: panel?.grades ?? [],
        points: panel?.points,
        level: tutor.integralLevel,
        isLoading: extras === undefined,
        onShowRules: () => onSwitch({ name: 'pointsRules' }),
        scoresHref: '/scores/scoreMonths',
      });
    case 'qaReport':
      return show(loadQaReport, { onClose });
    case 'changeEmail':
      return show(loadChangeEmail, { onClose });
    case 'bindPhone':
      return show(loadBindPhone, { onSettled: onClose, onCancel: onClose });
    case 'skype':
      return show(loadSkype, { onSaved: noteSkypeSaved, onSettled: onClose });
    case 'pointsRules':
      return show(loadPointsRules, isOpen);
    case 'flowersForCash':
      return show(loadFlowers, { onClose });
    case 'signContract':
      if (panel?.contract === undefined) return <Gone onClose={onClose} />;
      return panel.contract.step.kind === 'sign' ? (
        <Leave to={panel.contract.step.path} onClose={onClose} />
      ) : (
        show(loadSignContract, { step: panel.contract.step, onClose })
      );
    case 'functionSet':
      return show(loadFunctionSet, { onClose });
    case 'aiChat':
      return show(loadAiChat, {
        ...isOpen,
        src: extras?.aiChatUrl,
        error:
          extras !== undefined && extras.aiChatUrl === undefined
            ? 'The assistant is not available right now.'
            : undefined,
      });
    case 'appPoster':
      return show(loadAppPoster, isOpen);
    case 'softMode':
      return show(loadSoftMode, isOpen);
    case 'idle':
      return show(loadIdle, { isOpen: true, onRefresh: () => window.location.reload(), onCancel: onClose });
    case 'refreshNeeded':
      return show(loadRefreshNeeded, { isOpen: true, onRefresh: () => window.location.reload(), onLater: onClose });
    case 'noticeSettings':
      return show(loadNoticeSettings, { onClose });
    case 'didi':
      return <OpenedDidi onClose={onClose} />;
    case 'feedback':
      return show(loadFeedback, { onClose });
    case 'attendanceNo':
      return show(loadAttendanceNo, { item: opened.item, onClose });
  }
}

const incompleteInfo = { kind: 'completeInfo', message: incompleteInfoMessage, path: '/newPersonalData' } as const;

interface WaitingProps {
  waiting: WaitingDialog;
  onLoaded: () => void;
  onSettled: () => void;
  onAgreed: (version: number) => void;
}

function Waiting({ waiting, onLoaded, onSettled, onAgreed }: WaitingProps) {
  const dialogs = useExtras()?.dialogs;
  const noteSkypeSaved = useNoteSkypeSaved();
  const { submit } = useFetcher();
  const isOpen = { isOpen: true, onOpenChange: onSettled };
  const show = <Props extends object>(load: () => Promise<ComponentType<Props>>, props: Props) => (
    <LazyDialog key={waiting} load={load} props={props} onLoaded={onLoaded} onFailed={onSettled} isAsked={false} />
  );
  switch (waiting) {
    // What must be answered is not given up: it comes as soon as its code can be had.
    case 'compulsory':
      return <LazyDialog key={waiting} load={loadCompulsory} props={{}} onLoaded={onLoaded} />;
    case 'agreement':
      return (
        <LazyDialog
          key={waiting}
          load={loadAgreement}
          props={{ agreement: dialogs?.agreement, onAgreed }}
          onLoaded={onLoaded}
        />
      );
    case 'phone':
      return <LazyDialog key={waiting} load={loadBindPhone} props={{ onSettled }} onLoaded={onLoaded} />;
    case 'attendance':
      return <LazyDialog key={waiting} load={loadAttendance} props={{}} onLoaded={onLoaded} />;
    case 'firstLogin':
      return show(loadFirstLoginNotice, isOpen);
    case 'tour':
      return show(loadGuidedTour, {
        onEnd: () => {
          onSettled();
          submit(null, { method: 'post', action: '/shell/setting/firstLogin' });
        },
      });
    case 'incompleteInfo':
      return show(loadSignContract, { step: incompleteInfo, onClose: onSettled });
    case 'skype':
      return show(loadSkype, { isMissing: true, onSaved: noteSkypeSaved, onSettled });
    case 'clientNotice':
      return show(loadClientNotice, {
        ...isOpen,
        title: dialogs?.clientNotice?.title ?? '',
        html: dialogs?.clientNotice?.html ?? '',
        action: '/tutorClient',
        Form,
      });
    case 'poster':
      return show(loadAppPoster, isOpen);
  }
}

/** The request that can be grabbed first; nothing once none is left. */
function OpenedDidi({ onClose }: { onClose: () => void }) {
  const requests = useWaiting().waiting?.didi ?? [];
  const [request] = requests;
  const isNone = request === undefined;
  useEffect(() => {
    if (isNone) onClose();
  }, [isNone, onClose]);
  if (request === undefined) return null;
  const props = { request, more: requests.length - 1, onSettled: onClose };
  return <LazyDialog key={request.id} load={loadDidi} props={props} onFailed={onClose} />;
}

/** What was opened is there no more: nothing stands open, and other dialogs may come. */
function Gone({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

/** An entry that is a page of its own. */
function Leave({ to, onClose }: { to: string; onClose: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    navigate(to);
  }, [to, navigate, onClose]);
  return null;
}
