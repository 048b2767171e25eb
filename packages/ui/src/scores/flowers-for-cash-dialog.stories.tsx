import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FlowersForCashDialog } from './flowers-for-cash-dialog.tsx';

const meta = {
  title: 'Scores/FlowersForCashDialog',
  component: FlowersForCashDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    flowers: 340,
    exchangedThisMonth: 98,
    formKey: '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11',
    onSubmit: fn((form: FormData) => Object.fromEntries(form)),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof FlowersForCashDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two flowers are left this month: the buttons keep the count between 0 and 2, and whoever listens hears of it as of typing. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const count = await page.findByLabelText('Flowers');
    const fewer = page.getByRole('button', { name: 'One flower fewer' });
    const more = page.getByRole('button', { name: 'One flower more' });
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await expect(count).toHaveValue('');
    const heard = fn();
    count.addEventListener('input', heard);
    await userEvent.click(more);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(count).toHaveValue('2');
    await expect(heard).toHaveBeenCalledTimes(2);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('= PHP 10')).toBeVisible();
    await userEvent.type(page.getByLabelText('Remark'), 'To my bank account');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveReturnedWith({
      key: args.formKey,
      flowersCount: '2',
      remark: 'To my bank account',
    });
  },
};

export const Required: Story = {
  args: { fieldErrors: { flowersCount: 'Required!', remark: 'Required!' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const count = await page.findByLabelText('Flowers');
    await waitFor(() => expect(page.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    await userEvent.click(page.getByRole('link', { name: 'Remark: Required!' }));
    await expect(page.getByLabelText('Remark')).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'Flowers: Required!' }));
    await expect(count).toHaveFocus();
    await expect(count).toHaveAccessibleDescription('Required!');
  },
};

export const OverTheQuota: Story = {
  args: { fieldErrors: { flowersCount: 'Exceeding the quota, please re-enter!' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByLabelText('Flowers'), '99');
    await expect(page.getByText('= PHP 495')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'One flower fewer' }));
    await expect(page.getByLabelText('Flowers')).toHaveValue('2');
  },
};

export const Zero: Story = { args: { fieldErrors: { flowersCount: 'Please re-enter the valid number of flowers' } } };

export const LongRemark: Story = {
  args: { fieldErrors: { remark: 'Remark must be less than 200 characters' } },
  play: async ({ canvasElement }) => {
    const remark = await within(canvasElement.ownerDocument.body).findByLabelText('Remark');
    await userEvent.click(remark);
    await userEvent.paste('Please pay it to my bank account. '.repeat(7));
    await expect(remark).toHaveAccessibleDescription(/38 too many: at most 200 characters/);
  },
};

export const Refused: Story = { args: { error: 'Links seem to get inaccessible.' } };

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const QuotaUsedUp: Story = {
  args: { exchangedThisMonth: 100 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/You have exchanged 100 flowers this month/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
};

export const NoFlowers: Story = { args: { flowers: 0, exchangedThisMonth: 0 } };

export const Closed: Story = {
  args: { isClosed: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toHaveAccessibleDescription(
      'The system is being upgraded. You will be notified once it is done.',
    );
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const LoadFailed: Story = {
  args: { loadError: 'Links seem to get inaccessible.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Narrow: Story = { args: { exchangedThisMonth: 0 }, globals: { viewport: { value: 'narrow' } } };
