import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyClass, storyZone } from './class-story-data.ts';
import { NextClassCard } from './next-class-card.tsx';

const meta = {
  title: 'Classes/NextClassCard',
  component: NextClassCard,
  args: {
    entry: storyClass('09:30', { studentName: 'Mia Chen', subject: 'Kids English', unit: 'Unit 3, Lesson 2' }),
    zone: storyZone,
    joinHref: '/classDetail/7/join',
    detailHref: '/classDetail/7',
    materialsHref: '/classDetail/7#materials',
    unwrittenRemarks: 2,
    remarksHref: '/classTab?show=missing',
  },
} satisfies Meta<typeof NextClassCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At 9:10; the room opens at 9:15. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mia Chen')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Today 9:30 – 9:55 AM');
    await expect(canvas.getByText('20:00')).toBeVisible();
    const join = canvas.getByRole('button', { name: 'Join class' });
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await expect(join).toHaveAccessibleDescription('Opens at 9:15 AM, 15 minutes before class');
    await userEvent.tab();
    await expect(join).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Write them' })).toHaveAttribute('href', '/classTab?show=missing');
  },
};

export const RoomOpen: Story = {
  args: { entry: storyClass('09:25'), unwrittenRemarks: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Join class' })).toHaveAttribute('href', '/classDetail/7/join');
    await expect(canvas.getByRole('status')).toHaveTextContent('Class starts in 15 min.');
  },
};

export const InProgress: Story = {
  args: { entry: storyClass('09:00'), unwrittenRemarks: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Class in progress' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Ends in15:00');
    await expect(canvas.getByRole('link', { name: 'Join class' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('1 remark is not written yet');
  },
};

export const Waited: Story = { args: { entry: storyClass('11:30', { status: 'Waited' }) } };

export const Tomorrow: Story = {
  args: { entry: storyClass('06:00', {}, '2026-11-21') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Tomorrow 6:00 – 6:25 AM');
    await expect(canvasElement).toHaveTextContent('20:50:00');
  },
};

export const DaysAhead: Story = {
  args: { entry: storyClass('10:00', {}, '2026-11-24') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Tue 24 Nov 10:00 – 10:25 AM');
    await expect(within(canvasElement).getByText('4 d', { selector: '[aria-hidden]' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { entry: undefined, unwrittenRemarks: 0, classTableHref: '/classTab' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No class is planned')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the class table' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    entry: storyClass('09:30', {
      studentName: 'Bartholomew Alexander Montgomery-Fitzgerald the Younger',
      subject: 'Business English for Hotel Receptionists and Concierges',
      unit: 'Unit 12, Lesson 11: Handling complaints from guests who arrived before their room was ready',
    }),
  },
};
