import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coco, hostileName } from './chat-story-data.ts';
import { FactsColumn } from './facts-column.tsx';

const onRemark = fn();

const meta = {
  title: 'Chat/FactsColumn',
  component: FactsColumn,
  decorators: [(Story) => <div style={{ maxWidth: '280px' }}>{Story()}</div>],
  args: {
    name: coco.name,
    detail: 'Student',
    zone: 'America/New_York',
    nextClass: { startTime: '2026-11-20T02:30:00Z', name: 'Everyday English, unit 5', href: '/classDetail/4711' },
    remark: 'Likes foxes',
    onRemark,
    isMuted: false,
    isPinned: false,
    onMute: fn(),
    onPin: fn(),
  },
} satisfies Meta<typeof FactsColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('8:10 PM −1 d')).toBeVisible();
    await expect(canvas.getByText('Fri 20 Nov 2026, 10:30 AM')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Your remark' });
    await userEvent.clear(field);
    await userEvent.type(field, `${'x'.repeat(51)}{Enter}`);
    await expect(await canvas.findByText('Remark: at most 50 characters')).toBeVisible();
    await expect(onRemark).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(onRemark).toHaveBeenLastCalledWith('x'.repeat(50));
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onMute).toHaveBeenLastCalledWith(true);
  },
};

export const NothingKnown: Story = { args: { zone: null, nextClass: null, remark: '', isMuted: true, isPinned: true } };

export const Saving: Story = { args: { isSavingRemark: true } };

export const RemarkRefused: Story = { args: { remarkError: 'The remark could not be saved. You are offline.' } };

export const Hostile: Story = {
  args: { name: hostileName, nextClass: { startTime: '2026-11-20T02:30:00Z', name: hostileName.repeat(4), href: '/' } },
};
