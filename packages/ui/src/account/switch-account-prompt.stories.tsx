import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SwitchAccountPrompt } from './switch-account-prompt.tsx';

const meta = {
  title: 'Account/SwitchAccountPrompt',
  component: SwitchAccountPrompt,
  parameters: { layout: 'fullscreen' },
  args: {
    currentName: 'Maria Santos',
    newName: 'Ana Lim',
    action: '/loginAuto',
    Form: RecordingForm,
    fields: { code: '5f0c9a' },
    stayHref: '/home',
  },
  beforeEach: () => {
    sent.mockClear();
  },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof SwitchAccountPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Stay as Maria Santos' })).toHaveAttribute('href', '/home');
    await expect(sent).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Switch to Ana Lim' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      { code: '5f0c9a', intent: 'switch' },
      { action: '/loginAuto', method: 'post' },
    );
  },
};

/** Nobody is signed in, and the link stood on another site. */
export const SignedOut: Story = {
  args: { currentName: undefined, stayHref: '/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in as Ana Lim?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Not me' })).toHaveAttribute('href', '/login');
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** The question stays, and the answer can be given again. */
export const LineLost: Story = {
  args: { error: 'Links seem to get inaccessible.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Links seem to get inaccessible.');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Ana Lim' }));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

export const Switching: Story = { args: { isSubmitting: true } };

export const LongNames: Story = {
  args: {
    currentName: 'Maria Concepcion Dela Cruz-Villanueva y Aguinaldo',
    newName: 'Bartholomew Alexander Montgomery-Fitzgerald the Younger',
  },
};
