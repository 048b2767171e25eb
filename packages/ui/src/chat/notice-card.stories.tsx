import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatNoticeTypes } from '@tutor/rules/chat/chat-notice';
import { noticeTitle } from '@tutor/rules/chat/entry-text';
import { expect, fn, userEvent } from 'storybook/test';
import { hostileName } from './chat-story-data.ts';
import { NoticeCard } from './notice-card.tsx';

const join = fn();

const meta = {
  title: 'Chat/NoticeCard',
  component: NoticeCard,
  args: {
    type: 'ClassReminder',
    zone: 'Asia/Manila',
    fields: { ClassID: 4711, CLASSTIME: '2026-11-20T01:30:00Z', classtype: 'Trial lesson', Remark: 'Bring page 12' },
    state: { action: { label: 'Join', onPress: join } },
  },
} satisfies Meta<typeof NoticeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields are read whatever their case; an instant is the reader's time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Class reminder')).toBeVisible();
    await expect(canvas.getByText('Fri 20 Nov 2026, 9:30 AM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join: Class reminder' }));
    await expect(join).toHaveBeenCalledOnce();
  },
};

/** What was answered already says so, and offers nothing more. */
export const Answered: Story = {
  args: { type: 'absencereminder', state: { stateText: 'You answered Yes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You answered Yes.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ToPage: Story = {
  args: { type: 'BookingReminder', state: { action: { label: 'See the class', href: '/classDetail/4711' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the class: New booking' })).toHaveAttribute(
      'href',
      '/classDetail/4711',
    );
  },
};

export const EveryType: Story = {
  render: (args) => (
    <>
      {chatNoticeTypes.map((type) => (
        <NoticeCard
          key={type}
          {...args}
          type={type}
          fields={{ classid: 1, complaintreason: 'Late' }}
          state={undefined}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const type of chatNoticeTypes) await expect(canvas.getByText(noticeTitle(type))).toBeVisible();
  },
};

/** Shown as it came, as plain text. */
export const UnknownTypeAndFields: Story = {
  args: {
    type: hostileName,
    fields: { weather: '<img src=x onerror=alert(1)>', [hostileName]: 'x'.repeat(300) },
    state: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const WithoutFields: Story = { args: { fields: {}, state: undefined } };
