import { useFetcher, useLocation } from '@remix-run/react';
import { floatingButtons } from '@tutor/rules/shell/floating-buttons';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { type FloatingAction, FloatingButtons } from '@tutor/ui/shell/floating-buttons.tsx';
import { GrowthEntryWidget } from '@tutor/ui/shell/growth-entry-widget.tsx';
import { ReleaseTimeCard } from '@tutor/ui/shell/release-time-card.tsx';
import { useState } from 'react';
import { copyReferralLink } from '../kit/page/copy-link.ts';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useExtras } from './extras-provider.tsx';
import { useGrowthEntry } from './use-growth-entry.ts';

const hrefs: Partial<Record<FloatingAction, string>> = {
  scheduleReminder: '/releaseTime/submit',
  moodleMessage: '/trainingCenter/moodleMessage',
  publicClass: '/publicClass',
};

/** The floating buttons of every page, by the rules of the specification (core §2). */
export function QuickActions() {
  const { pathname } = useLocation();
  const extras = useExtras();
  const { waiting, moodleUnread } = useWaiting();
  const open = useOpenDialog();
  const [isCollapsed, setCollapsed] = useState(false);
  const calm = useFetcher();
  const [entry, setEntry] = useGrowthEntry();
  if (extras === undefined) return null;
  const { floating, growth } = extras;
  // The switch shows at once what was pressed.
  const pressed = calm.formData?.get('isCalm');
  const isStill = pressed == null ? extras.isCalm : pressed === 'true';
  const buttons = floatingButtons({
    pathname,
    isScheduleReminderDue: waiting?.isScheduleReminderDue ?? false,
    isReferralLimited: floating.isReferralLimited || floating.referralUrl === undefined,
    isOpenClassTeacher: floating.isOpenClassTeacher ?? false,
    isAppIconShown: floating.isAppIconShown,
    isGrowthTestGroup: growth !== undefined,
    isGrowthEntryClosed: entry.isHidden,
  });
  const onPress = (button: FloatingAction): void => {
    if (button === 'feedback') open({ name: 'feedback' });
    if (button === 'didi') {
      if ((waiting?.didi.length ?? 0) > 0) open({ name: 'didi' });
      else toastStore.add({ tone: 'info', message: 'No class is looking for a teacher right now.' });
    }
    if (button === 'appPoster') open({ name: 'appPoster' });
    if (button === 'referralShare' && floating.referralUrl !== undefined) void copyReferralLink(floating.referralUrl);
  };
  return (
    <FloatingButtons
      buttons={buttons}
      hrefs={hrefs}
      counts={{ moodleMessage: moodleUnread, didi: waiting?.didi.length ?? 0 }}
      onPress={onPress}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      growthEntry={
        growth === undefined ? undefined : (
          <GrowthEntryWidget
            unclaimedPoints={growth.unclaimedPoints}
            level={growth.level}
            completedTasks={growth.completedTasks}
            totalTasks={growth.totalTasks}
            rewards={growth.rewards + growth.clothes}
            isRedPacketClosed={entry.isRedPacketClosed}
            href="/growthCenter"
            onClose={setEntry}
            isStill={isStill}
            onStillChange={(isCalm) =>
              calm.submit({ isCalm: String(isCalm) }, { method: 'post', action: '/growthCenter/calm' })
            }
          />
        )
      }
      releaseTimeCard={<ReleaseTimeCard href="/releaseTime/submit" />}
    />
  );
}
