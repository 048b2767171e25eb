import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CallNotes } from './call-notes.tsx';

const meta = {
  title: 'Calls/CallNotes',
  component: CallNotes,
  args: { value: '', limit: 2_000, onChange: fn(), description: 'Kept in this browser.' },
} satisfies Meta<typeof CallNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Kept({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <CallNotes
        {...args}
        value={value}
        onChange={(typed) => {
          setValue(typed);
          onChange(typed);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your notes' }), 'Page 12');
    await expect(args.onChange).toHaveBeenLastCalledWith('Page 12');
    await expect(canvas.getByText('7 of 2000')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { value: 'Page 12 and then page 13', limit: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 too many: at most 20 characters')).toBeVisible();
  },
};
