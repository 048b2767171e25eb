import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { ClassDetailHeader } from './class-detail-header.tsx';
import { storyClass, storyZone } from './class-story-data.ts';

const meta = {
  title: 'Classes/ClassDetailHeader',
  component: ClassDetailHeader,
  args: {
    entry: storyClass('09:30', { studentName: 'Chen Yutong (Coco)' }),
    kindWord: 'Regular lesson',
    zone: storyZone,
    back: { href: '/classTab', label: 'Class Table' },
    joinHref: '/classes/join/7',
    actions: <Button>Cancel class</Button>,
  },
} satisfies Meta<typeof ClassDetailHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At 9:10; the room opens at 9:15. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const join = canvas.getByRole('button', { name: 'Join class' });
    await expect(join).toHaveAccessibleDescription('The classroom opens at 9:15 AM, 15 minutes before class.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(join).toHaveFocus();
  },
};

export const RoomOpen: Story = {
  args: { entry: storyClass('09:00') },
  play: async ({ canvasElement }) => {
    const join = within(canvasElement).getByRole('link', { name: 'Join class' });
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(canvasElement).toHaveTextContent('Ends in');
  },
};

export const InDesktopClient: Story = {
  args: { entry: storyClass('09:00'), isJoinedInClient: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Join class' })).not.toHaveAttribute('target');
  },
};

export const RemarkMissing: Story = {
  args: { entry: storyClass('06:30', { isMissingRemark: true }), actions: undefined },
};
export const Canceled: Story = { args: { entry: storyClass('11:00', { status: 'Canceled' }), actions: undefined } };

export const LongText: Story = {
  args: {
    entry: storyClass('09:30', {
      studentName: 'Bartholomew Alexander Montgomery-Fitzgerald the Younger',
      unit: 'Unit 12, Lesson 11: Handling complaints from guests who arrived before their room was ready',
    }),
  },
};
