import type { Meta, StoryObj } from '@storybook/react-vite';
import { signContractStep } from '@tutor/rules/profile/contract-status';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignContractDialog } from './sign-contract-dialog.tsx';

const meta = {
  title: 'Profile/SignContractDialog',
  component: SignContractDialog,
  args: {
    isOpen: true,
    step: signContractStep({ isInfoIncomplete: true, isAwaitingApproval: false, isInternationalOrCustom: false }),
    onClose: fn(),
    onGo: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof SignContractDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Please kindly upload your personal information ASAP.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(args.onGo).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.onGo).toHaveBeenCalledWith('/newPersonalData');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const AwaitingApproval: Story = {
  args: {
    step: signContractStep({ isInfoIncomplete: false, isAwaitingApproval: true, isInternationalOrCustom: false }),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleDescription(
      "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.",
    );
    await expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const NothingInTheWay: Story = {
  args: {
    step: signContractStep({ isInfoIncomplete: false, isAwaitingApproval: false, isInternationalOrCustom: true }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull();
  },
};
