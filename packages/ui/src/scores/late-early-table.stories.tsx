import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LateEarlyTable } from './late-early-table.tsx';

const at = (text: string) => new Date(text);

const meta = {
  title: 'Scores/LateEarlyTable',
  component: LateEarlyTable,
  args: {
    zone: 'Asia/Manila',
    classHrefOf: (clid) => `/classDetail/${clid}`,
    records: [
      {
        id: 2,
        clid: 700_102,
        appealHref: '/myFeedback/appeal?class=700102&type=10',
        start: at('2026-11-18T01:00:00Z'),
        end: at('2026-11-18T01:25:00Z'),
        studentName: 'Mia Chen',
        kind: 'late',
        at: at('2026-11-18T01:04:00Z'),
        minutes: 4,
      },
      {
        id: 1,
        clid: 700_101,
        appealHref: '/myFeedback/appeal?class=700101&type=10',
        start: at('2026-11-02T02:00:00Z'),
        end: at('2026-11-02T02:25:00Z'),
        studentName: 'Leo Wang',
        kind: 'earlyLeave',
        at: at('2026-11-02T02:22:00Z'),
        minutes: 3,
      },
    ],
  },
} satisfies Meta<typeof LateEarlyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const late = canvas.getByRole('row', { name: /Mia Chen/ });
    await expect(late).toHaveTextContent('Came at 9:04 AM');
    await expect(late).toHaveTextContent('4 days left');
    await expect(within(late).getByRole('link', { name: 'Appeal against the record of Mia Chen' })).toHaveAttribute(
      'href',
      '/myFeedback/appeal?class=700102&type=10',
    );
    const early = canvas.getByRole('row', { name: /Leo Wang/ });
    await expect(early).toHaveTextContent('Left at 10:22 AM');
    await expect(early).toHaveTextContent('Over');
  },
};

export const Empty: Story = { args: { records: [] } };
