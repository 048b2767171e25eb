import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuditStatusTag, ReceiptCard } from './receipt-card.tsx';

const meta = {
  title: 'Contract/ReceiptCard',
  component: ReceiptCard,
  args: {
    signedAt: new Date('2026-11-20T06:00:00Z'),
    signedName: 'Maria Cristina Santos',
    kind: 'typed',
    version: 1,
    hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    downloadHref: '/contract/document?signed=1',
    zone: 'Asia/Manila',
  },
} satisfies Meta<typeof ReceiptCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Friday 20 November 2026, 2:00 PM/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download signed contract' })).toHaveAttribute('download');
  },
};

export const AuditStates: Story = {
  render: () => (
    <>
      {[-1, 0, 1, 2, 9].map((status) => (
        <AuditStatusTag key={status} status={status} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not signed')).toHaveLength(2);
    for (const word of ['Auditing', 'Audit Passed', 'Audit failed']) await expect(canvas.getByText(word)).toBeVisible();
  },
};
