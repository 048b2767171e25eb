import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Medal, MedalShelf } from './medal-shelf.tsx';

const onSend = fn((event: Event) => event.preventDefault());
const medal = (code: string, name: string, change: Partial<Medal> = {}): Medal => ({
  code,
  name,
  words: 'Reach it.',
  status: 'notYet',
  isWorn: false,
  done: 0,
  target: 1,
  ...change,
});
const receivedAt = new Date('2026-10-01T02:00:00Z');

const meta = {
  title: 'Growth/MedalShelf',
  component: MedalShelf,
  args: {
    title: 'Level medals',
    description: 'One for every level that you have reached.',
    kind: 'level',
    zone: 'Asia/Manila',
    medals: [
      medal('LEVEL_1', 'LV.1', { status: 'received', receivedAt }),
      medal('LEVEL_2', 'LV.2', { status: 'received', isWorn: true, receivedAt }),
      medal('LEVEL_3', 'LV.3', { status: 'toReceive', done: 1 }),
      medal('LEVEL_4', 'LV.4'),
    ],
    action: '/growthCenter/achievementRewards',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof MedalShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive the medal LV.3' }));
    const form = onSend.mock.calls[0]?.[0].target;
    await expect(form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}).toEqual({
      intent: 'medal',
      value: 'LEVEL_3',
    });
  },
};
export const OfTheMonth: Story = {
  args: {
    title: 'Medals of the month',
    kind: 'month',
    medals: [
      medal('MONTH_2026_11', 'November 2026', { done: 12, target: 20, endsAt: new Date('2026-11-30T16:00:00Z') }),
      medal('MONTH_2026_10', 'October 2026', {
        status: 'toReceive',
        done: 20,
        target: 20,
        receiveUntil: new Date('2026-11-30T16:00:00Z'),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 of 20, ends Tue 1 Dec 2026')).toBeVisible();
  },
};
export const Certificates: Story = {
  args: {
    title: 'Certification medals',
    kind: 'certificate',
    medals: [medal('CERT_TESOL', 'TESOL', { status: 'received', receivedAt }), medal('CERT_COURSE_1', 'First course')],
  },
};
export const Receiving: Story = { args: { sending: 'medal LEVEL_3' } };
export const Empty: Story = { args: { medals: [] } };
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    medals: [
      medal('LONG', 'A medal with a name that goes on and on', {
        words: 'What is asked for is told here in more words than a medal has ever needed.',
      }),
    ],
  },
};
