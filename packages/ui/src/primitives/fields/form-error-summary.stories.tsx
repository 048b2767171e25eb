import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FormErrorSummary } from './form-error-summary.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Primitives/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    errors: [
      { fieldId: 'first-name', message: 'First name: Required' },
      { fieldId: 'id-number', message: 'ID number: Required' },
    ],
    focusKey: 1,
  },
  render: (args) => (
    <>
      <FormErrorSummary {...args} />
      <TextField id="first-name" label="First name" error="Required" />
      <TextField id="id-number" label="ID number" error="Required" />
    </>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'ID number' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'First name: Required' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const WholeForm: Story = {
  args: { title: 'You could not be signed in', errors: [{ message: 'Account or password is wrong.' }] },
};

export const NothingWithoutErrors: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
