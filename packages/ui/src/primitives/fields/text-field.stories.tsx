import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Account', name: 'account', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Account' });
    await userEvent.click(within(canvasElement).getByText('Account'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'maria.santos');
    await expect(field).toHaveValue('maria.santos');
  },
};

/** In a toolbar both stand level. */
export const AsHighAsAButton: Story = {
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField {...args} label="Day" type="date" />
      <TextField {...args} label="Words to search for" isLabelHidden />
      <Button>Search</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { height } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(canvas.getByRole('textbox', { name: 'Account' }).getBoundingClientRect().height).toBe(height);
    await expect(canvas.getByLabelText('Day').getBoundingClientRect().height).toBe(height);
    // The hidden label takes no room above its field.
    const field = canvas.getByRole('textbox', { name: 'Words to search for' }).parentElement?.parentElement;
    await expect(field?.getBoundingClientRect().height).toBe(height);
  },
};

/** Whoever comes back to a field above, such as one at fault, sees what it is called, and not a header over its name. */
export const ReachedFromBelow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Account' });
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // Half of it is under the header: browsers bring what is in sight in part to the nearest edge.
    const { top, height } = field.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - header, behavior: 'instant' });
    field.focus();
    await expect(header).toBeGreaterThan(0);
    await expect(canvas.getByText('Account').getBoundingClientRect().top).toBeGreaterThanOrEqual(header);
  },
};

export const WithDescription: Story = {
  args: { description: 'The one from your welcome e-mail.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'The one from your welcome e-mail.',
    );
  },
};

export const WithError: Story = {
  args: {
    label: 'New e-mail',
    type: 'email',
    defaultValue: 'maria.example.com',
    description: 'We send a code to it.',
    error: 'E-mail must be valid',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'New e-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('We send a code to it. E-mail must be valid');
  },
};

export const Password: Story = {
  args: { label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'rain-on-tin');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('rain-on-tin');
  },
};

export const Optional: Story = { args: { label: 'Middle name', isOptional: true, autoComplete: 'additional-name' } };

export const ReadOnly: Story = { args: { label: 'Teacher ID', defaultValue: '20418', readOnly: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'maria.santos' } };

export const HiddenLabel: Story = {
  args: { label: 'Search messages', isLabelHidden: true, type: 'search', placeholder: 'Search messages' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
  },
};
