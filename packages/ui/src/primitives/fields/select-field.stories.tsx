import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: {
    label: 'Reason',
    name: 'reason',
    placeholder: 'Choose a reason',
    options: [
      { value: '1', label: 'LAG' },
      { value: '2', label: 'Internet Issue' },
      { value: '3', label: 'Brownout' },
      { value: '4', label: 'Family Reason' },
      { value: '5', label: 'Equipment Problem (computer, headset, etc.)' },
      { value: '6', label: 'Personal Reason' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Reason' });
    await expect(field).toHaveValue('');
    await userEvent.selectOptions(field, 'Brownout');
    await expect(field).toHaveValue('3');
  },
};

export const WithError: Story = {
  args: { error: 'Required' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Required');
  },
};

export const Chosen: Story = { args: { defaultValue: '5' } };

export const Disabled: Story = { args: { disabled: true } };
