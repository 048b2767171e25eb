import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

const meta = {
  title: 'Account/DemoAccounts',
  component: DemoAccounts,
  args: {
    action: '/login',
    returnTo: '/classTab',
    studentHref: 'http://127.0.0.1:4100/demo/student/',
    accounts: [
      { account: 'maria', password: 'Tutor-2026', name: 'Maria Santos', shows: 'An ordinary tutor, rich in data' },
      { account: 'newcomer', password: 'Tutor-2026', name: 'Ana Lim', shows: 'First sign-in: the guided tour' },
    ],
    Form: RecordingForm,
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof DemoAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Be a student in another window' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:4100/demo/student/',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Ana Lim/ }));
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      { account: 'newcomer', password: 'Tutor-2026', returnTo: '/classTab' },
      { id: 'demo-newcomer', action: '/login', method: 'post' },
    );
  },
};

export const SigningIn: Story = {
  args: { pendingAccount: 'maria' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Signing in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongText: Story = {
  args: {
    accounts: [
      {
        account: 'maria.concepcion.dela.cruz.villanueva',
        password: 'x',
        name: 'Maria Concepcion Dela Cruz-Villanueva y Aguinaldo',
        shows:
          'International and customized, contract waiting for approval, personal data incomplete, phone not bound yet',
      },
    ],
  },
};

export const Empty: Story = {
  args: { accounts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Try a demo account')).not.toBeInTheDocument();
  },
};
