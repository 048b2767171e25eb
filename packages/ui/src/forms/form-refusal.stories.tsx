import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { FormRefusal, type FormRefusalProps } from './form-refusal.tsx';

const meta = {
  title: 'Forms/FormRefusal',
  component: FormRefusal,
  args: { error: 'Links seem to get inaccessible.' },
} satisfies Meta<typeof FormRefusal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Links seem to get inaccessible.');
  },
};

/** Nothing is drawn while nothing is refused. */
export const Nothing: Story = {
  args: { error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

function LongForm({ error, takesFocus }: FormRefusalProps) {
  const [reply, setReply] = useState<object>();
  return (
    <>
      <FormRefusal error={reply === undefined ? undefined : error} reply={reply} takesFocus={takesFocus} />
      <div style={{ height: '200vh' }} />
      <Button onClick={() => setReply({})}>Save</Button>
    </>
  );
}

/** Refused far below, each time, it comes into sight; the button keeps the focus. */
export const FarAbove: Story = {
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    for (const _ of ['once', 'again']) {
      save.scrollIntoView();
      await userEvent.click(save);
      await waitFor(() => {
        const { top, bottom } = canvas.getByRole('alert').getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      });
      await expect(save).toHaveFocus();
    }
  },
};

/** Where its button is far away, or gone, it takes the focus as well. */
export const WithTheFocus: Story = {
  args: { takesFocus: true },
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Links seem to get inaccessible.'));
  },
};
