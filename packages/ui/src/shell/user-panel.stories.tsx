import type { Meta, StoryObj } from '@storybook/react-vite';
import { signContractStep } from '@tutor/rules/profile/contract-status';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClockInButton } from '../attendance/clock-in-button.tsx';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { SoftModeSwitch } from './soft-mode-switch.tsx';
import { UserPanel } from './user-panel.tsx';

const meta = {
  title: 'Shell/UserPanel',
  component: UserPanel,
  args: {
    name: 'Maria Santos',
    teacherId: 10234,
    zone: 'Asia/Manila',
    isTesolPassed: true,
    clockIn: <ClockInButton state="ready" action="/clockIn" isFullWidth />,
    softMode: <SoftModeSwitch isOn={false} action="/softMode" />,
    growthValues: 1240,
    trialCount: 214,
    flowers: 340,
    integralLevel: 'B2',
    contract: {
      status: 0,
      step: signContractStep({ isInfoIncomplete: false, isAwaitingApproval: false, isInternationalOrCustom: false }),
    },
    onOpen: fn(),
    Form: RecordingForm,
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof UserPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return canvas;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await expect(canvas.getByText('Teacher ID 10234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1,240 Growth Values' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '214 T5 Enrolment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '340 My Flowers' })).toHaveAttribute('href', '/flowers');
    await expect(canvas.getByRole('button', { name: 'Integral Level B2' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign Contract Auditing' })).toHaveAttribute('href', '/signContract');
    await expect(canvas.getByRole('link', { name: 'Personal Data' })).toHaveAttribute('href', '/newPersonalData');
    await expect(canvas.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/leaveRequest');
  },
};

export const ARowAsksForItsDialog: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await userEvent.click(canvas.getByRole('button', { name: 'QA Test Report' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('qaReport');
    await waitFor(() => expect(canvas.getByText('Teacher ID 10234')).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Maria Santos' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { clockIn: undefined, softMode: undefined, growthValues: undefined, trialCount: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '340 My Flowers' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('grades');
  },
};

export const ClosesWhenTheFocusGoesOn: Story = {
  render: (args) => (
    <>
      <UserPanel {...args} />
      <button type="button">Behind it</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    canvas.getByRole('button', { name: 'Log Out' }).focus();
    await userEvent.tab();
    const behind = canvas.getByRole('button', { name: 'Behind it' });
    await expect(behind).toHaveFocus();
    await expect(canvas.getByText('Teacher ID 10234')).not.toBeVisible();
    await userEvent.tab({ shift: true });
    const trigger = canvas.getByRole('button', { name: 'Maria Santos' });
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await expect(canvas.getByText('Teacher ID 10234')).toBeVisible();
    canvas.getByRole('button', { name: 'QA Test Report' }).focus();
    trigger.focus();
    await expect(canvas.getByText('Teacher ID 10234')).toBeVisible();
  },
};

export const FollowingALinkCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await userEvent.click(canvas.getByRole('link', { name: 'Personal Data' }));
    await waitFor(() => expect(canvas.getByText('Teacher ID 10234')).not.toBeVisible());
  },
};

export const BeforeScript: Story = {
  render: (args) => <UserPanel {...args} onOpen={undefined} dialogHref={(dialog) => `/home?show=${dialog}`} />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await expect(canvas.getByRole('link', { name: 'Change E-mail' })).toHaveAttribute('href', '/home?show=changeEmail');
  },
};

export const LogOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(sent).toHaveBeenCalledWith({}, { action: '/logout', method: 'post' });
  },
};

export const OutsideTheGrowthGroup: Story = {
  args: { growthValues: undefined, contract: undefined, integralLevel: undefined },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await expect(canvas.queryByText('Growth Values')).toBeNull();
    await expect(canvas.queryByText('Sign Contract')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Integral Level D1' })).toBeVisible();
  },
};

/** Figures, contract and tag are loaded after the page: nothing that is aimed at moves meanwhile, whether they come or not. */
const comingLate: Story['render'] = ({ contract, trialCount, flowers, growthValues, isTesolPassed, ...args }) => {
  const [isLoaded, setLoaded] = useState(false);
  const late = isLoaded
    ? { contract, trialCount, flowers, growthValues, isTesolPassed }
    : { contract: 'loading' as const };
  return (
    <>
      <UserPanel {...args} {...late} />
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </>
  );
};

const staysInPlace: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = await open(canvasElement, 'Maria Santos');
  const logOut = canvas.getByRole('button', { name: 'Log Out' });
  const before = logOut.getBoundingClientRect().top;
  // Not by the pointer: a press beside the panel closes it.
  canvas.getByRole('button', { name: 'Load' }).click();
  await waitFor(() =>
    args.contract === undefined
      ? expect(canvas.queryByText('Sign Contract')).toBeNull()
      : expect(canvas.getByRole('link', { name: /^Sign Contract/ })).toBeVisible(),
  );
  await expect(logOut.getBoundingClientRect().top).toBe(before);
};

export const ExtrasComeLate: Story = { render: comingLate, play: staysInPlace };

export const NoExtrasCome: Story = {
  args: {
    contract: undefined,
    trialCount: undefined,
    flowers: undefined,
    growthValues: undefined,
    isTesolPassed: false,
  },
  render: comingLate,
  play: async (context) => {
    await staysInPlace?.(context);
    const canvas = within(context.canvasElement);
    const logOut = canvas.getByText('Log Out');
    // Closed and opened again: the place that was kept is not kept for ever.
    await open(context.canvasElement, 'Maria Santos');
    await waitFor(() => expect(logOut).not.toBeVisible());
    await open(context.canvasElement, 'Maria Santos');
    await waitFor(() => expect(logOut).toBeVisible());
    const rows = canvas.getByRole('button', { name: 'Function Set' }).closest('ul');
    await waitFor(() => expect(rows?.querySelectorAll('li')).toHaveLength(7));
  },
};

export const InfoIncomplete: Story = {
  args: {
    contract: {
      status: -1,
      step: signContractStep({ isInfoIncomplete: true, isAwaitingApproval: false, isInternationalOrCustom: false }),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign Contract Not signed' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('signContract');
  },
};

export const CustomContract: Story = {
  args: {
    isCustom: true,
    contract: {
      status: 2,
      step: signContractStep({ isInfoIncomplete: false, isAwaitingApproval: false, isInternationalOrCustom: true }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Maria Santos');
    await expect(canvas.getByRole('link', { name: 'Sign Contract Audit failed' })).toHaveAttribute(
      'href',
      '/signContractCustom',
    );
  },
};

export const LongText: Story = {
  args: {
    name: 'Maria Concepcion Dela Cruz-Villanueva y Aguinaldo',
    isCustom: true,
    growthValues: 123456.7,
    trialCount: 23456,
    flowers: 98765,
    contract: {
      status: 1,
      step: signContractStep({ isInfoIncomplete: false, isAwaitingApproval: false, isInternationalOrCustom: false }),
    },
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Maria Concepcion Dela Cruz-Villanueva y Aguinaldo');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Maria Santos');
  },
};
