import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { SignForm } from './sign-form.tsx';
import { SignaturePad } from './signature-pad.tsx';

const padArgs = { id: 'sign-contract-picture', name: 'picture', onDrawn: fn(), onRedraw: fn(), onRetry: fn() };

const meta = {
  title: 'Contract/SignForm',
  component: SignForm,
  args: {
    name: 'sign-contract',
    action: '/signContract/contract',
    Form: RecordingForm,
    version: 1,
    fullName: 'Maria Cristina Santos',
    values: {},
    draft: 'sign-contract',
    pad: <SignaturePad {...padArgs} />,
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
    await expect(canvas.getByRole('region', { name: 'Sign' })).toHaveTextContent(
      'Signed once, it cannot be signed again until the company has audited it.',
    );
    await expect(await canvas.findByRole('group', { name: 'How do you sign?' })).toBeVisible();
    const name = canvas.getByLabelText('Full name');
    await expect(name).toHaveAccessibleDescription('As in your personal data: Maria Cristina Santos');
    await expect(name).toHaveAttribute('maxlength', '130');
    // By keyboard alone: agree, leave the way of signing as it is, type, send.
    canvas.getByRole('checkbox', { name: 'I have read the contract and agree to it' }).focus();
    await userEvent.keyboard(' {Tab}{Tab}Maria Cristina Santos{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      { form: 'sign-contract', version: '1', isAgreed: 'yes', kind: 'typed', name: 'Maria Cristina Santos' },
      { id: 'sign-contract', action: '/signContract/contract', method: 'post' },
    );
  },
};

export const Sending: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

export const DraftIsBack: Story = {
  decorators: [
    (Story) => (
      <DraftsProvider owner="story">
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: () => {
    localStorage.setItem(
      'tutor-draft:1:story:sign-contract',
      JSON.stringify({ savedAtMs: Date.now(), values: { isAgreed: ['yes'], name: ['Maria Cris'] } }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What you typed before is back/)).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Maria Cris');
    // What is agreed to is agreed to each time.
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Drawing: Story = {
  play: async ({ canvas }) => {
    // Offered once the page has its script.
    await userEvent.click(await canvas.findByRole('radio', { name: 'Draw' }));
    await expect(canvas.queryByLabelText('Full name')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }));
    await expect(sent).toHaveBeenCalledWith({ form: 'sign-contract', version: '1', kind: 'drawn' }, expect.anything());
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('The contract has changed. Please read the new one.');
    await expect(canvas.getByRole('region', { name: 'Please check the following' })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please read the contract and agree to it');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Maria');
    await userEvent.click(canvas.getByRole('link', { name: /Please type your full name/ }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};

export const NothingTyped: Story = {
  args: { errors: { name: 'Required' }, focusKey: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Full name: Required' })).toBeVisible();
  },
};

export const DrawingRefused: Story = {
  args: {
    errors: { picture: 'Please draw your signature' },
    values: { kind: 'drawn' },
    pad: <SignaturePad {...padArgs} error="Please draw your signature" />,
    focusKey: {},
  },
  play: async ({ canvas }) => {
    // The way that was chosen is kept, and the summary leads to the place to draw in.
    await userEvent.click(await canvas.findByRole('link', { name: /^Please draw your signature/ }));
    await expect(canvas.getByText(/^Draw with a pen/)).toHaveFocus();
    const pad = canvas.getByRole('img', { name: 'Place for your signature, empty' });
    await expect(pad).toHaveAccessibleDescription(/Please draw your signature$/);
  },
};
