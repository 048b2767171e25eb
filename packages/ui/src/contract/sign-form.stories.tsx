import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecordingForm, sent } from '../shell/story-form.tsx';
import { SignForm } from './sign-form.tsx';
import { SignaturePad } from './signature-pad.tsx';

const meta = {
  title: 'Contract/SignForm',
  component: SignForm,
  args: {
    id: 'sign-contract',
    action: '/signContract/contract',
    Form: RecordingForm,
    version: 1,
    fullName: 'Maria Cristina Santos',
    values: {},
    draft: 'sign-contract',
    pad: <SignaturePad id="sign-contract-picture" name="picture" onUse={fn()} onRedraw={fn()} onRetry={fn()} />,
  },
  beforeEach: () => {
    sent.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof SignForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // By keyboard alone: agree, leave the way of signing as it is, type, send.
    canvas.getByRole('checkbox', { name: /I have read the contract/ }).focus();
    await userEvent.keyboard(' {Tab}{Tab}Maria Cristina Santos{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      { version: '1', isAgreed: 'yes', kind: 'typed', name: 'Maria Cristina Santos' },
      expect.anything(),
    );
  },
};

export const Drawing: Story = {
  play: async ({ canvas }) => {
    // Offered once the page has its script.
    await userEvent.click(await canvas.findByRole('radio', { name: 'Draw' }));
    await expect(canvas.queryByLabelText('Full name')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Place for your signature, empty' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    errors: {
      isAgreed: 'Please read the contract and agree to it',
      name: 'Please type your full name: Maria Cristina Santos',
    },
    values: { kind: 'typed', name: 'Maria' },
    error: 'The contract has changed. Please read the new one.',
    focusKey: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please check the following' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Please type your full name/ }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};
