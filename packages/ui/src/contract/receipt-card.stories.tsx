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
    await expect(canvas.getByRole('region', { name: 'Receipt' })).toHaveTextContent(
      'Keep it with the signed document.',
    );
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const told = canvas.getAllByRole('definition').map((definition) => definition.textContent);
    await expect(terms.map((term, index) => [term, told[index]])).toEqual([
      ['Signed by', 'Maria Cristina Santos'],
      ['Signed at', 'Friday 20 November 2026, 2:00 PM, Manila time (GMT+8)'],
      ['Version', '1'],
      ['SHA-256 of the signed document', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ]);
    await expect(canvas.getByText('Maria Cristina Santos', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T06:00:00.000Z');
    await expect(canvas.getByRole('link', { name: 'Download signed contract' })).toHaveAttribute(
      'href',
      '/contract/document?signed=1',
    );
  },
};

export const Drawn: Story = {
  args: {
    kind: 'drawn',
    pictureUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"%3E%3Cpath d="M20 70q40-60 60 0t60-20 90 10" fill="none" stroke="black" stroke-width="3"/%3E%3C/svg%3E',
  },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Signature of Maria Cristina Santos' });
    await expect(picture).toHaveAttribute('src', args.pictureUrl);
    await expect(canvas.queryByText('Maria Cristina Santos', { selector: 'p' })).toBeNull();
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
