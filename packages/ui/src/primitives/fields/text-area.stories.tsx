import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Remark', name: 'remark' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLimit: Story = {
  args: { limit: 10 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Remark' });
    await userEvent.type(field, 'Thank you!');
    await expect(field).toHaveAccessibleDescription('10 of 10');
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('Thank you!!');
    await expect(field).toHaveAccessibleDescription('1 too many: at most 10 characters');
  },
};

export const WithError: Story = {
  args: { limit: 200, error: 'Remark must be less than 200 characters', defaultValue: 'Please exchange. '.repeat(13) },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on Monday.' } };
