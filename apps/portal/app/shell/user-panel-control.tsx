import { useFetcher } from '@remix-run/react';
import { forgetOutbox } from '@tutor/realtime/outbox/forget-outbox';
import { isSoftModeOffered } from '@tutor/rules/shell/soft-mode';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import type { FormSlotProps } from '@tutor/ui/forms/form-slot.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { SoftModeSwitch } from '@tutor/ui/shell/soft-mode-switch.tsx';
import { UserPanel, type UserPanelDialog } from '@tutor/ui/shell/user-panel.tsx';
import { useCallback, useEffect } from 'react';
import { contactHrefs } from '../account/contact-hrefs.ts';
import { useAttendance } from '../attendance/attendance-provider.tsx';
import { ClockInControl, useClockInToast } from '../attendance/clock-in-control.tsx';
import { forgetKeptAccent } from '../devices/forget-kept-accent.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';
import { isLeftForAnother } from '../kit/line/drawn-for.ts';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { forgetAllUploads } from '../uploads/kept-uploads.ts';
import { useExtras } from './extras-provider.tsx';
import { softModeFetcher } from './soft-mode.ts';

/** The dialogs with a form have a page, too. */
const pages: Partial<Record<UserPanelDialog, string>> = {
  changeEmail: contactHrefs.changeEmail,
  flowersForCash: '/flowers/forCash',
  growthValues: '/growthCenter',
};

/** The user panel, with what the extras know once they are loaded. */
export function UserPanelControl() {
  const { tutor } = useFrame();
  const extras = useExtras();
  const open = useOpenDialog();
  const now = useNow('minute');
  const panel = extras?.panel;
  return (
    <UserPanel
      name={tutor.name}
      teacherId={tutor.tuid}
      avatarUrl={tutor.avatarUrl}
      defaultAvatarUrl={tutor.defaultAvatarUrl}
      zone={tutor.zone}
      isCustom={panel?.isCustom ?? tutor.isCustom}
      isTesolPassed={panel?.isTesolPassed}
      clockIn={<ClockIn />}
      softMode={isSoftModeOffered(now, tutor.zone) ? <SoftMode /> : undefined}
      growthValues={extras?.growth?.score}
      medal={extras?.growth?.wornMedal}
      trialCount={panel?.trialCount}
      flowers={panel?.flowers}
      integralLevel={tutor.integralLevel}
      contract={panel === undefined ? 'loading' : panel.contract}
      onOpen={(name) => open({ name })}
      dialogHref={(name) => pages[name]}
      flowersHref="/flowers"
      personalDataHref="/newPersonalData"
      leaveHref="/leaveRequest"
      logoutAction="/logout"
      Form={LogOutForm}
    />
  );
}

/** Signing out by hand ends the news and leaves nothing behind that the tutor typed or chose; not every browser heeds Clear-Site-Data. */
function LogOutForm(props: FormSlotProps) {
  const drafts = useDraftStore();
  const { answers } = useAttendance();
  const { setLeaving } = useRealtime();
  const fetcher = useFetcher();
  const unsent = Object.values(answers).filter(({ status }) => status === 'waiting' || status === 'sending').length;
  // Signing out leads to another document; an answer that stays here is that of a line that is broken.
  const stays = fetcher.data;
  const forget = useCallback(() => {
    if (isLeftForAnother()) return;
    drafts.wipe();
    forgetAllUploads();
    forgetKeptAccent();
    forgetOutbox();
  }, [drafts]);
  useEffect(() => {
    if (stays === undefined) return;
    setLeaving(false);
    window.removeEventListener('pagehide', forget);
    toastStore.add({ tone: 'error', message: stillSignedIn });
  }, [stays, setLeaving, forget]);
  const prepare = (): void => {
    setLeaving(true);
    // All goes as the page does: whoever could not be signed out still has it.
    window.addEventListener('pagehide', forget);
  };
  return (
    <fetcher.Form
      {...props}
      onSubmit={(event) => {
        if (unsent === 0) return prepare();
        event.preventDefault();
        const form = event.currentTarget;
        // What waits for the line is kept in this browser, and signing out empties it.
        void confirm({
          title: unsent === 1 ? 'An answer has not been sent yet' : `${unsent} answers have not been sent yet`,
          message:
            'Your answers about attendance still wait for the line. When you log out now they are lost, and a class without an answer costs three times its fee.',
          confirmText: 'Log out all the same',
          cancelText: 'Stay',
          tone: 'danger',
        }).then((isConfirmed) => {
          if (!isConfirmed) return;
          prepare();
          fetcher.submit(form);
        });
      }}
    />
  );
}

const stillSignedIn = 'You are still signed in: the portal could not be reached. Please try again.';

/** The clock-in button of the panel. It is on every page, so it tells the answers of the page's button as well. */
function ClockIn() {
  useClockInToast();
  const state = useExtras()?.panel.clockIn ?? 'unknown';
  return <ClockInControl state={state} formId="panel-clock-in" size="small" isFullWidth />;
}

/** Soft Mode: the page follows at once, the service remembers. Turning it on shows the holiday dialog. */
function SoftMode() {
  const { tutor } = useFrame();
  const open = useOpenDialog();
  const fetcher = useFetcher<FormReply>({ key: softModeFetcher });
  useReplyToast(fetcher.data);
  const sent = fetcher.formData?.get('isOn');
  useEffect(() => {
    if (sent === 'true') open({ name: 'softMode' });
  }, [sent, open]);
  return (
    <SoftModeSwitch
      isOn={typeof sent === 'string' ? sent === 'true' : tutor.isSoftMode}
      action="/shell/setting/softMode"
      Form={fetcher.Form}
      isSending={fetcher.state !== 'idle'}
    />
  );
}
