import { useFetcher, useNavigate } from '@remix-run/react';
import { incompleteInfoMessage } from '@tutor/rules/profile/contract-status';
import { nextWaitingDialog, type WaitingDialog, waitingDialogs } from '@tutor/rules/shell/waiting-dialogs';
import { BindPhoneDialog } from '@tutor/ui/account/bind-phone-dialog';
import { ChangeEmailDialog } from '@tutor/ui/account/change-email-dialog';
import { AgreementDialog } from '@tutor/ui/messages/agreement-dialog';
import { CompulsoryWarningDialog } from '@tutor/ui/messages/compulsory-warning-dialog';
import { SignContractDialog } from '@tutor/ui/profile/sign-contract-dialog';
import { SkypeDialog } from '@tutor/ui/profile/skype-dialog';
import { EnrolmentPolicyDialog } from '@tutor/ui/scores/enrolment-policy-dialog';
import { GradeTableDialog } from '@tutor/ui/scores/grade-table-dialog';
import { GrowthValueRulesDialog } from '@tutor/ui/scores/growth-value-rules-dialog';
import { PointsRulesDialog } from '@tutor/ui/scores/points-rules-dialog';
import { QaReportDialog } from '@tutor/ui/scores/qa-report-dialog';
import { AiChatDialog } from '@tutor/ui/shell/ai-chat-dialog';
import { AppPosterDialog } from '@tutor/ui/shell/app-poster-dialog';
import { ClientNoticeDialog } from '@tutor/ui/shell/client-notice-dialog';
import { FirstLoginNotice } from '@tutor/ui/shell/first-login-notice';
import { FunctionSetDialog } from '@tutor/ui/shell/function-set-dialog';
import { GuidedTour } from '@tutor/ui/shell/guided-tour';
import { IdleDialog } from '@tutor/ui/shell/idle-dialog';
import { LimitFlowDialog } from '@tutor/ui/shell/limit-flow-dialog';
import { RefreshNeededDialog } from '@tutor/ui/shell/refresh-needed-dialog';
import { SoftModeDialog } from '@tutor/ui/shell/soft-mode-dialog';
import { useEffect, useRef, useState } from 'react';
import { AttendanceControl } from '../attendance/attendance-control.tsx';
import { AttendanceNoControl } from '../attendance/attendance-no-control.tsx';
import { useAttendance } from '../attendance/attendance-provider.tsx';
import type { loader as qaReportLoader } from '../scores/qa-report.ts';
import type { OpenDialog } from './dialogs-provider.tsx';
import { useExtras } from './extras-provider.tsx';
import { useFormDialog } from './use-form-dialog.ts';
import { useFrame } from './use-frame.ts';

interface FrameDialogsProps {
  opened: OpenDialog | undefined;
  onClose: () => void;
  /** Another dialog takes the place of the open one. */
  onSwitch: (dialog: OpenDialog) => void;
  isFirstLogin: boolean;
}

/** The one dialog that is open: what the tutor pressed, else what waits longest. */
export default function FrameDialogs({ opened, onClose, onSwitch, isFirstLogin }: FrameDialogsProps) {
  const extras = useExtras();
  const attendance = useAttendance();
  const [settled, setSettled] = useState<ReadonlySet<WaitingDialog>>(new Set());
  const settle = (waiting: WaitingDialog): void => setSettled((known) => new Set([...known, waiting]));
  const current = useRef<WaitingDialog>();
  if (opened !== undefined) return <OpenedDialog opened={opened} onClose={onClose} onSwitch={onSwitch} />;
  if (extras === undefined) return null;
  const { dialogs } = extras;
  const isDue: Record<WaitingDialog, boolean> = {
    compulsory: dialogs.compulsory.length > 0,
    agreement: dialogs.agreement !== undefined,
    phone: dialogs.mustBindPhone,
    attendance: attendance.isDialogDue,
    firstLogin: isFirstLogin,
    tour: isFirstLogin,
    incompleteInfo: dialogs.incompleteInfoPath !== undefined,
    skype: dialogs.isSkypeMissing,
    clientNotice: dialogs.clientNotice !== undefined,
    poster: dialogs.isPosterDue,
  };
  const due = new Set(waitingDialogs.filter((waiting) => isDue[waiting] && !settled.has(waiting)));
  const next = nextWaitingDialog(due, { current: current.current, isAttendanceUrgent: attendance.isUrgent });
  current.current = next;
  return next === undefined ? null : <Waiting key={next} waiting={next} onSettled={() => settle(next)} />;
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
  const { tutor, allMenu, hiddenMenuNames } = useFrame();
  const isOpen = { isOpen: true, onOpenChange: onClose };
  const panel = extras?.panel;
  switch (opened.name) {
    case 'growthValues':
      return <GrowthValueRulesDialog {...isOpen} score={extras?.growth?.score} />;
    case 'enrolment':
      return <EnrolmentPolicyDialog {...isOpen} trialCount={panel?.trialCount} />;
    case 'grades':
      return (
        <GradeTableDialog
          {...isOpen}
          grades={panel?.grades ?? []}
          points={panel?.points}
          level={tutor.integralLevel}
          isLoading={extras === undefined}
          onShowRules={() => onSwitch({ name: 'pointsRules' })}
        />
      );
    case 'qaReport':
      return <QaReport onClose={onClose} />;
    case 'changeEmail':
      return <ChangeEmail onClose={onClose} />;
    case 'bindPhone':
      return <BindPhone onSettled={onClose} />;
    case 'skype':
      return <Skype onSettled={onClose} />;
    case 'pointsRules':
      return <PointsRulesDialog {...isOpen} />;
    case 'flowersForCash':
      return <Leave to="/flowers" onClose={onClose} />;
    case 'signContract':
      return <SignContract onClose={onClose} />;
    case 'functionSet':
      return <FunctionSet entries={allMenu} hiddenNames={hiddenMenuNames} onClose={onClose} />;
    case 'aiChat':
      return (
        <AiChatDialog
          {...isOpen}
          src={extras?.aiChatUrl}
          error={
            extras !== undefined && extras.aiChatUrl === undefined
              ? 'The assistant is not available right now.'
              : undefined
          }
        />
      );
    case 'appPoster':
      return <AppPosterDialog {...isOpen} />;
    case 'softMode':
      return <SoftModeDialog {...isOpen} />;
    case 'idle':
      return <IdleDialog isOpen onRefresh={() => window.location.reload()} onCancel={onClose} />;
    case 'refreshNeeded':
      return <RefreshNeededDialog isOpen onRefresh={() => window.location.reload()} onLater={onClose} />;
    case 'limitFlow':
      return <LimitFlowDialog {...isOpen} message={opened.message ?? ''} />;
    case 'attendanceNo':
      return <AttendanceNo requestId={opened.requestId} onClose={onClose} />;
  }
}

function Waiting({ waiting, onSettled }: { waiting: WaitingDialog; onSettled: () => void }) {
  const extras = useExtras();
  const navigate = useNavigate();
  const { submit } = useFetcher();
  const dialogs = extras?.dialogs;
  const isOpen = { isOpen: true, onOpenChange: onSettled };
  switch (waiting) {
    case 'compulsory':
      return <Compulsory />;
    case 'agreement':
      return <Agreement onSettled={onSettled} />;
    case 'phone':
      return <BindPhone onSettled={onSettled} />;
    case 'attendance':
      return <AttendanceControl />;
    case 'firstLogin':
      return <FirstLoginNotice {...isOpen} />;
    case 'tour':
      return (
        <GuidedTour
          onEnd={() => {
            onSettled();
            submit(null, { method: 'post', action: '/shell/setting/firstLogin' });
          }}
        />
      );
    case 'incompleteInfo':
      return (
        <SignContractDialog
          isOpen
          step={{ kind: 'completeInfo', message: incompleteInfoMessage, path: '/newPersonalData' }}
          onClose={onSettled}
          onGo={navigate}
        />
      );
    case 'skype':
      return <Skype onSettled={onSettled} />;
    case 'clientNotice':
      return (
        <ClientNoticeDialog
          {...isOpen}
          title={dialogs?.clientNotice?.title ?? ''}
          html={dialogs?.clientNotice?.html ?? ''}
          downloadHref="/tutorClient"
        />
      );
    case 'poster':
      return <AppPosterDialog {...isOpen} />;
  }
}

/** The No of one class; nothing where the class is gone from the list before the form was opened. */
function AttendanceNo({ requestId, onClose }: { requestId: number | undefined; onClose: () => void }) {
  const { items } = useAttendance();
  // The class as it was: a list that is loaded anew must not take the form away under the tutor's hands.
  const [item] = useState(() => items.find(({ id }) => id === requestId));
  useEffect(() => {
    if (item === undefined) onClose();
  }, [item, onClose]);
  return item === undefined ? null : <AttendanceNoControl item={item} onClose={onClose} />;
}

function Compulsory() {
  const warning = useExtras()?.dialogs.compulsory[0];
  const form = useFormDialog({ action: '/messages/agree', onDone: () => undefined });
  if (warning === undefined) return null;
  return (
    <CompulsoryWarningDialog
      key={warning.mid}
      isOpen
      title={warning.title}
      html={warning.html}
      onAgree={() => form.send({ intent: 'agree', mid: String(warning.mid) })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
    />
  );
}

function Agreement({ onSettled }: { onSettled: () => void }) {
  const agreement = useExtras()?.dialogs.agreement;
  const form = useFormDialog({ action: '/messages/agree', onDone: onSettled });
  if (agreement === undefined) return null;
  return (
    <AgreementDialog
      isOpen
      title={agreement.title}
      html={agreement.html}
      onAgree={() => form.send({ intent: 'agree', version: String(agreement.version) })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
    />
  );
}

function BindPhone({ onSettled }: { onSettled: () => void }) {
  const form = useFormDialog({
    action: '/account/bind-phone',
    draft: { name: 'bind-phone', sentBy: 'bind' },
    onDone: (intent) => {
      if (intent !== 'send') onSettled();
    },
  });
  return (
    <BindPhoneDialog
      isOpen
      onRemindLater={() => form.send({ intent: 'later' })}
      isRemindingLater={form.sendingIntent === 'later'}
      sentAtMs={form.sentAtMs}
      isSendingCode={form.sendingIntent === 'send'}
      onSendCode={(values) => form.send({ intent: 'send', ...values })}
      onSubmit={(values) => form.send({ intent: 'bind', ...values })}
      isSubmitting={form.sendingIntent === 'bind'}
      error={form.error}
      fieldErrors={form.fieldErrors}
    />
  );
}

function Skype({ onSettled }: { onSettled: () => void }) {
  const form = useFormDialog({
    action: '/profile/skype-id',
    draft: { name: 'skype-id', sentBy: 'save' },
    onDone: onSettled,
  });
  return (
    <SkypeDialog
      isOpen
      onOpenChange={onSettled}
      onSubmit={(values) => form.send({ intent: 'save', ...values })}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
      fieldErrors={form.fieldErrors}
    />
  );
}

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { tutor } = useFrame();
  const form = useFormDialog({
    action: '/account/change-email',
    draft: { name: 'change-email', sentBy: 'change' },
    onDone: (intent) => {
      if (intent === 'change') onClose();
    },
  });
  return (
    <ChangeEmailDialog
      isOpen
      onOpenChange={onClose}
      currentEmail={tutor.email}
      sentAtMs={form.sentAtMs}
      isSendingCode={form.sendingIntent === 'send'}
      onSendCode={(newEmail) => form.send({ intent: 'send', newEmail })}
      onSubmit={(values) => form.send({ intent: 'change', ...values })}
      isSubmitting={form.sendingIntent === 'change'}
      error={form.error}
      fieldErrors={form.fieldErrors}
    />
  );
}

function QaReport({ onClose }: { onClose: () => void }) {
  const { load, data, state } = useFetcher<typeof qaReportLoader>();
  useEffect(() => load('/scores/qa-report'), [load]);
  const isLoading = data === undefined;
  return (
    <QaReportDialog
      isOpen
      onOpenChange={onClose}
      items={data ?? []}
      isLoading={isLoading && state !== 'idle'}
      onRetry={() => load('/scores/qa-report')}
    />
  );
}

function SignContract({ onClose }: { onClose: () => void }) {
  const step = useExtras()?.panel.contract?.step;
  const navigate = useNavigate();
  const path = step?.kind === 'sign' ? step.path : undefined;
  useEffect(() => {
    if (path === undefined) return;
    onClose();
    navigate(path);
  }, [path, navigate, onClose]);
  return step === undefined ? null : <SignContractDialog isOpen step={step} onClose={onClose} onGo={navigate} />;
}

function FunctionSet({
  entries,
  hiddenNames,
  onClose,
}: {
  entries: { name: string; label: string }[];
  hiddenNames: string[];
  onClose: () => void;
}) {
  const fetcher = useFetcher<{ result: { isSaved: boolean } | null; flash: { message: string } | null }>();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.result?.isSaved) onClose();
  }, [data, onClose]);
  return (
    <FunctionSetDialog
      isOpen
      onOpenChange={onClose}
      entries={entries}
      hiddenNames={hiddenNames}
      action="/shell/setting/functionSet"
      Form={fetcher.Form}
      isSubmitting={fetcher.state !== 'idle'}
      error={data?.flash?.message}
    />
  );
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
