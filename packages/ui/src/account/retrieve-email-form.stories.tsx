import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { RetrieveEmailForm } from './retrieve-email-form.tsx';

const meta = {
  title: 'Account/RetrieveEmailForm',
  component: RetrieveEmailForm,
  parameters: { layout: 'fullscreen' },
  args: {
    action: '/retrieveEmail',
    Form: RecordingForm,
    signInHref: '/login',
    forgotPasswordHref: '/forgetPassword',
    restartHref: '/retrieveEmail',
  },
  beforeEach: () => {
    sent.mockClear();
  },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof RetrieveEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Teacher ID'));
    await userEvent.keyboard('10234');
    await userEvent.tab();
    await userEvent.keyboard('917-555-0148{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      { tuid: '10234', phone: '917-555-0148' },
      { action: '/retrieveEmail', method: 'post' },
    );
  },
};

export const Found: Story = {
  args: { maskedEmail: 'mar***@example.com' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('mar***@example.com');
    await expect(canvas.getByRole('link', { name: 'Get a new password' })).toHaveAttribute('href', '/forgetPassword');
  },
};

export const NotFound: Story = {
  args: { tuid: '10234', phone: '917-555-0100', error: 'No account has this teacher ID and phone.', focusKey: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('region', { name: 'We did not find your e-mail' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('Teacher ID')).toHaveValue('10234');
  },
};

export const FieldsWrong: Story = {
  args: {
    tuid: 'maria',
    fieldErrors: { tuid: 'Teacher ID is a number', phone: 'Only digits and hyphen are allowed' },
  },
};

export const Looking: Story = { args: { tuid: '10234', phone: '917-555-0148', isSubmitting: true } };
