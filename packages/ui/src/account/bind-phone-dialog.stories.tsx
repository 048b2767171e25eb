import type { Meta, StoryObj } from '@storybook/react-vite';
import { resendAfterMs } from '@tutor/rules/account/verification-code';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { BindPhoneDialog } from './bind-phone-dialog.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Account/BindPhoneDialog',
  component: BindPhoneDialog,
  args: { isOpen: true, onRemindLater: fn(), onSendCode: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof BindPhoneDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByLabelText('Area code')).toHaveValue('63');
    await userEvent.type(page.getByLabelText('Phone number'), '917-555-0148');
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledWith({ countryCode: '63', phone: '917-555-0148' });
    await userEvent.type(page.getByLabelText('Code'), '2048');
    page.getByRole('button', { name: 'Confirm' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      countryCode: '63',
      phone: '917-555-0148',
      verificationCode: '2048',
    });
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LaterIsTheOnlyOtherWayOut: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Bind Mobile Phone' });
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Remind me later' }));
    await expect(args.onRemindLater).toHaveBeenCalledTimes(1);
  },
};

export const OpenedByHand: Story = {
  args: { onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Bind Mobile Phone' });
    await expect(page.queryByRole('button', { name: 'Remind me later' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onRemindLater).not.toHaveBeenCalled();
  },
};

export const CodeSent: Story = {
  args: { sentAtMs: clock.nowMs() - 1_000 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'Send again in 59 s' })).toBeVisible();
    clock.advance(resendAfterMs);
    await expect(await page.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

export const WrongCharacters: Story = {
  args: { fieldErrors: { phone: 'Only digits and hyphen are allowed' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const phone = await page.findByLabelText('Phone number');
    await waitFor(() => expect(page.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    await userEvent.click(page.getByRole('link', { name: 'Phone number: Only digits and hyphen are allowed' }));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Only digits and hyphen are allowed');
  },
};

export const WrongCode: Story = {
  args: {
    sentAtMs: clock.nowMs() - resendAfterMs,
    fieldErrors: { verificationCode: 'Verification code input error' },
  },
};

export const Refused: Story = { args: { error: 'This phone number belongs to another account.' } };

export const Submitting: Story = { args: { isSubmitting: true } };

export const Narrow: Story = { args: { sentAtMs: clock.nowMs() }, globals: { viewport: { value: 'narrow' } } };
