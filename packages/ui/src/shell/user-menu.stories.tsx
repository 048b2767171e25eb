import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecordingForm, sent } from './story-form.tsx';
import { UserMenu } from './user-menu.tsx';

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  args: {
    name: 'Maria Santos',
    teacherId: 10234,
    zone: 'Asia/Manila',
    links: [{ label: 'Personal Data', href: '/newPersonalData' }],
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Teacher ID 10234')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Santos' }));
    await expect(canvas.getByText('Teacher ID 10234')).toBeVisible();
    await expect(canvas.getByText('Times in Manila time (GMT+8)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Personal Data' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Maria Santos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Personal Data' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveFocus();
  },
};

export const FollowingALinkCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Santos' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Personal Data' }));
    await waitFor(() => expect(canvas.getByText('Teacher ID 10234')).not.toBeVisible());
  },
};

export const LogOut: Story = {
  args: {
    logoutAction: '/logout',
    Form: RecordingForm,
  },
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Santos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(sent).toHaveBeenCalledWith({}, { action: '/logout', method: 'post' });
  },
};

export const CustomAccount: Story = { args: { isCustom: true, name: 'Ana Lim' } };

export const LongName: Story = {
  args: { name: 'Maria Concepcion Dela Cruz-Villanueva y Aguinaldo' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
