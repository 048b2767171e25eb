import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EnrolmentPolicyDialog } from './enrolment-policy-dialog.tsx';

const meta = {
  title: 'Scores/EnrolmentPolicyDialog',
  component: EnrolmentPolicyDialog,
  args: { isOpen: true, onOpenChange: fn(), trialCount: 214 },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof EnrolmentPolicyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Enrolment' });
    const rows = page.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toHaveLength(12);
    await expect(rows[1]).toBe('T0000.00');
    await expect(rows[6]).toBe('T5You2102504.75');
    await expect(rows[11]).toBe('T10≥ 2,3305009.50');
    await expect(page.getByText('214 of 340 enrolments')).toBeVisible();
    // The bar is as full as its words say, at the beginning of a level too.
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '214');
    await expect(page.getByRole('progressbar')).toHaveAttribute('max', '340');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const TopLevel: Story = {
  args: { trialCount: 2330 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('You are at the top level with 2,330 enrolments.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^T10 You/ })).toBeVisible();
  },
};

export const None: Story = { args: { trialCount: 0 } };

export const CountUnknown: Story = {
  args: { trialCount: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog');
    await expect(page.queryByText('You')).toBeNull();
    await expect(page.queryByRole('progressbar')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
