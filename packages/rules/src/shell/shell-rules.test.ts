import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolesOfTutor } from '../account/permission.ts';
import { agreementCountdownMs } from '../messages/agreement.ts';
import { clientLabels, clientTypes, isOlderClientNoticeDue } from './client-notice.ts';
import { type FloatingButtonsInput, floatingButtons } from './floating-buttons.ts';
import { activitySampleMs, idleAfterMs } from './idle.ts';
import { limitFlowMs, limitFlowOverMessage } from './limit-flow.ts';
import { growthMenu, mainMenu, mayOpen, menuEntries, referralMenu, visibleMenu } from './menu.ts';
import { addTap, christmasDelayMs, isChristmasOverlayDue, isSoftModeOffered } from './soft-mode.ts';

describe('the main menu', () => {
  it("has the specification's entries in its order", () => {
    expect(mainMenu.map(({ name, label }) => `${name}: ${label}`)).toEqual([
      'home: Dashboard',
      'SOP: SOP Score/class',
      'classTab: Class Table',
      'trainingCenter: Training Center',
      'serviceFee: Service Fee',
      'comments: Student Comment',
      'complaintList: Assessment',
      'myFeedback: Feedback',
    ]);
    expect(mainMenu.map(({ name, path }) => path === `/${name}`)).toEqual(mainMenu.map(() => true));
  });

  const tutor = { roles: rolesOfTutor, isFranchisee: false, isReferralHidden: false, isGrowthMember: true };

  it('shows all to an ordinary tutor, referral entries last', () => {
    expect(visibleMenu(tutor)).toEqual([...mainMenu, ...growthMenu, ...referralMenu]);
    expect(referralMenu.map(({ path, label }) => `${path}: ${label}`)).toEqual([
      '/referrals: Referrals',
      '/myReferrals: My Referrals',
    ]);
  });

  it('lacks Service Fee alone for franchisees, and the referral entries where they are hidden', () => {
    const isServiceFee = ({ name }: { name: string }): boolean => name === 'serviceFee';
    expect(visibleMenu({ ...tutor, isFranchisee: true })).toEqual(menuEntries.filter((entry) => !isServiceFee(entry)));
    expect(visibleMenu({ ...tutor, isReferralHidden: true })).toEqual([...mainMenu, ...growthMenu]);
  });

  it('has the Growth Center for its members, and the rankings for everybody', () => {
    const names = (isGrowthMember: boolean) => visibleMenu({ ...tutor, isGrowthMember }).map(({ name }) => name);
    expect(names(true)).toEqual(expect.arrayContaining(['growthCenter', 'rankings']));
    expect(names(false)).not.toContain('growthCenter');
    expect(names(false)).toContain('rankings');
  });

  it('leaves out what the tutor hid, and no name that is unknown does harm', () => {
    const names = fc.subarray([...menuEntries.map(({ name }) => name), 'unknown', '__proto__', 'Home']);
    fc.assert(
      fc.property(names, fc.boolean(), fc.boolean(), (hiddenNames, isFranchisee, isReferralHidden) => {
        const shown = visibleMenu({ ...tutor, isFranchisee, isReferralHidden, hiddenNames });
        for (const entry of menuEntries) {
          const isHidden =
            hiddenNames.includes(entry.name) ||
            (isFranchisee && entry.name === 'serviceFee') ||
            (isReferralHidden && referralMenu.includes(entry));
          expect(shown.includes(entry)).toBe(!isHidden);
        }
        expect(shown).toEqual(menuEntries.filter((entry) => shown.includes(entry)));
      }),
    );
  });

  it('opens a page, and what is below it, to the roles of its entry, and every other page to all', () => {
    const entries = [{ name: 'fees', label: 'Fees', path: '/fees', roles: ['accountant'] }];
    const may = (roles: readonly string[], path: string): boolean => mayOpen(roles, path, entries);
    expect(may(['tutor'], '/fees')).toBe(false);
    expect(may(['tutor'], '/fees/records')).toBe(false);
    expect(may(['Accountant'], '/fees/records')).toBe(true);
    expect(may(rolesOfTutor, '/fees')).toBe(true);
    expect(may(['tutor'], '/feesAndMore')).toBe(true);
    for (const { path } of menuEntries) expect(mayOpen(['tutor'], path)).toBe(true);
  });
});

describe('floating buttons', () => {
  const all: FloatingButtonsInput = {
    pathname: '/classTab',
    isScheduleReminderDue: true,
    isReferralLimited: false,
    isOpenClassTeacher: true,
    isAppIconShown: true,
    isGrowthTestGroup: true,
    isGrowthEntryClosed: false,
  };

  it('are all there where nothing speaks against one', () => {
    expect(new Set(floatingButtons(all))).toEqual(
      new Set([
        'feedback',
        'scheduleReminder',
        'didi',
        'referralShare',
        'moodleMessage',
        'appPoster',
        'publicClass',
        'growthEntry',
        'releaseTimeCard',
      ]),
    );
  });

  it.each<[Partial<FloatingButtonsInput>, string[]]>([
    [{ pathname: '/releaseTime/submit' }, ['scheduleReminder', 'releaseTimeCard']],
    [{ pathname: '/releaseTime' }, ['scheduleReminder', 'releaseTimeCard']],
    [{ pathname: '/releaseTimes' }, []],
    [{ isScheduleReminderDue: false }, ['scheduleReminder', 'releaseTimeCard']],
    [{ isReferralLimited: true }, ['referralShare']],
    [{ isOpenClassTeacher: false }, ['publicClass']],
    [{ isAppIconShown: false }, ['appPoster']],
    [{ isGrowthTestGroup: false }, ['growthEntry']],
    [{ isGrowthEntryClosed: true }, ['growthEntry']],
    [{ pathname: '/home' }, ['growthEntry']],
    [{ pathname: '/homework' }, []],
    [{ pathname: '/growthCenter/myGoal' }, ['growthEntry']],
  ])('with %j are without %j', (change, missing) => {
    const shown = floatingButtons({ ...all, ...change });
    expect(
      floatingButtons(all)
        .filter((button) => !shown.includes(button))
        .sort(),
    ).toEqual([...missing].sort());
  });
});

describe('Soft Mode', () => {
  it.each([
    ['2020-12-19T15:59:59Z', false],
    ['2020-12-20T15:59:59Z', false],
    ['2020-12-20T16:00:00Z', true],
    ['2026-11-20T00:00:00Z', true],
  ])('at %s is offered in Manila: %s', (at, isOffered) => {
    expect(isSoftModeOffered(new Date(at), 'Asia/Manila')).toBe(isOffered);
  });

  it.each([
    ['2020-12-23T15:59:59Z', false],
    ['2020-12-23T16:00:00Z', true],
    ['2020-12-25T15:59:59Z', true],
    ['2020-12-25T16:00:00Z', false],
    ['2021-12-24T16:00:00Z', false],
  ])('at %s has the Christmas overlay in Manila: %s', (at, isDue) => {
    expect(isChristmasOverlayDue(new Date(at), 'Asia/Manila', true)).toBe(isDue);
    expect(isChristmasOverlayDue(new Date(at), 'Asia/Manila', false)).toBe(false);
  });

  it('shows the overlay half a second late', () => {
    expect(christmasDelayMs).toBe(500);
  });
});

describe('the hidden gesture', () => {
  /** Index of the tap (from 1) that completed the gesture, or undefined. */
  function completedAt(times: readonly number[]): number | undefined {
    let taps: number[] = [];
    for (const [index, at] of times.entries()) {
      const step = addTap(taps, at);
      if (step.isComplete) {
        expect(step.tapsMs).toEqual([]);
        return index + 1;
      }
      taps = step.tapsMs;
    }
    return undefined;
  }

  it('is ten taps within 5 s', () => {
    const every = (ms: number): number[] => Array.from({ length: 10 }, (_, index) => 1_000 + index * ms);
    expect(completedAt(every(100))).toBe(10);
    expect(completedAt(every(555))).toBe(10);
    expect(completedAt(every(556))).toBeUndefined();
    expect(completedAt(every(100).slice(1))).toBeUndefined();
  });

  it('begins anew after a pause of more than 3 s', () => {
    const before = [0, 10, 20, 30, 40, 50, 60, 70, 80];
    expect(completedAt([...before, 3_080])).toBe(10);
    expect(completedAt([...before, 3_081])).toBeUndefined();
    expect(completedAt([0, ...Array.from({ length: 10 }, (_, index) => 4_000 + index)])).toBe(11);
  });

  it('counts the last ten taps when it was preceded by slow ones', () => {
    const slow = [0, 2_500, 5_000];
    const fast = Array.from({ length: 9 }, (_, index) => 5_100 + index * 10);
    expect(completedAt([...slow, ...fast])).toBe(11);
  });
});

describe('the notice about the older client', () => {
  it.each([
    ['2020-11-29T15:59:59Z', true],
    ['2020-11-29T16:00:00Z', false],
    ['2026-11-20T00:00:00Z', false],
  ])('at %s is due in Manila: %s, and never inside the client', (at, isDue) => {
    expect(isOlderClientNoticeDue(new Date(at), 'Asia/Manila', false)).toBe(isDue);
    expect(isOlderClientNoticeDue(new Date(at), 'Asia/Manila', true)).toBe(false);
  });

  it('knows the platforms by their wire codes and labels', () => {
    expect(clientTypes).toEqual({ windows: 1, mac: 2 });
    expect(clientLabels).toEqual({ windows: 'tutor-window', mac: 'tutor-mac' });
  });
});

it('waiting times are those of the specification, in milliseconds', () => {
  expect({ idleAfterMs, activitySampleMs, limitFlowMs, agreementCountdownMs }).toEqual({
    idleAfterMs: 600_000,
    activitySampleMs: 1_000,
    limitFlowMs: 3_000,
    agreementCountdownMs: 30_000,
  });
  expect(limitFlowOverMessage).toBe('You can have a try again now.');
});
