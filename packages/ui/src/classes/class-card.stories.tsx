import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClassCard } from './class-card.tsx';
import { storyClass, storyZone } from './class-story-data.ts';

const meta = {
  title: 'Classes/ClassCard',
  component: ClassCard,
  args: {
    entry: storyClass('09:25', { studentName: 'Mia Chen', subject: 'Kids English', unit: 'Unit 3, Lesson 2' }),
    zone: storyZone,
    detailHref: '/classDetail/7',
    joinHref: '/classDetail/7/join',
  },
} satisfies Meta<typeof ClassCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Mia Chen' })).toBeVisible();
    await expect(canvas.getByText('Today, 9:25 – 9:50 AM')).toBeVisible();
    await expect(canvas.getByText('AClassroom')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join class' })).toHaveAttribute('href', '/classDetail/7/join');
    await expect(canvas.getByRole('link', { name: 'Class detail' })).toHaveAttribute('href', '/classDetail/7');
  },
};

export const NotYetOpen: Story = {
  args: { entry: storyClass('18:30') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Join class' })).not.toBeInTheDocument();
    await expect(canvas.getByText('The classroom opens at 6:15 PM.')).toBeVisible();
  },
};

export const RemarkMissing: Story = { args: { entry: storyClass('06:30', { isMissingRemark: true }) } };

export const Canceled: Story = { args: { entry: storyClass('18:30', { status: 'Canceled' }) } };

/** In a dialog that is called by what it shows. */
export const BusyTime: Story = {
  render: ({ zone }) => (
    <ClassCard
      isTitleGiven
      entry={storyClass('11:00', {
        kind: 'busy',
        studentName: undefined,
        subject: undefined,
        unit: undefined,
        tool: undefined,
      })}
      zone={zone}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Busy')).toBeVisible();
    await expect(canvas.queryByText('Busy time')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    entry: storyClass('09:25', {
      studentName: 'Bartholomew Alexander Montgomery-Fitzgerald the Younger',
      subject: 'Business English for Hotel Receptionists and Concierges',
      unit: 'Unit 12, Lesson 11: Handling complaints from guests who arrived before their room was ready',
    }),
  },
};
