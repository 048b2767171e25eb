import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaymentList } from './payment-list.tsx';

const month = (id: number, name: string, value: string) => ({
  id,
  monthName: name,
  href: `/serviceFee/accounting?month=${value}`,
  earnedCentavos: 1_379_550,
  carriedCentavos: 0,
  paidCentavos: 1_379_550,
  account: 'PayPal m***@tutors.example',
  createdAt: new Date(`${value}-28T16:00:00Z`),
  payAt: new Date(`${value}-28T16:00:00Z`),
});

const meta = {
  title: 'Fees/PaymentList',
  component: PaymentList,
  args: {
    zone: 'Asia/Shanghai',
    payments: [
      { ...month(300_004, 'October 2026', '2026-10'), status: 'Processing' },
      { ...month(300_003, 'September 2026', '2026-09'), status: 'Paid', carriedCentavos: -10_000 },
      {
        ...month(300_002, 'August 2026', '2026-08'),
        status: 'Returned',
        note: 'The bank did not know the account. Confirm your salary account with your Team Manager.',
      },
      {
        ...month(300_001, 'July 2026', '2026-07'),
        status: 'CarriedOver',
        earnedCentavos: -10_000,
        paidCentavos: 0,
        account: undefined,
      },
    ],
  },
} satisfies Meta<typeof PaymentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(
      rows.map((row) => /Processing|Paid(?! on)|Returned|Carried over(?!,)/.exec(row.textContent ?? '')?.[0]),
    ).toEqual(['Processing', 'Paid', 'Returned', 'Carried over']);
    await expect(rows[0]).toHaveTextContent('To be paid on Thu 29 Oct to PayPal m***@tutors.example');
  },
};

export const Empty: Story = { args: { payments: [] } };
