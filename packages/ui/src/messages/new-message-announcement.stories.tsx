import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { NewMessageAnnouncement } from './new-message-announcement.tsx';

const meta = {
  title: 'Messages/NewMessageAnnouncement',
  component: NewMessageAnnouncement,
  args: { message: { id: 1, title: 'Read before' } },
  render: function Render({ message }) {
    const [shown, setShown] = useState(message);
    return (
      <>
        <Button onClick={() => setShown({ id: 2, title: 'Classroom maintenance' })}>Receive a message</Button>
        <Button onClick={() => setShown({ id: 3, title: 'New materials' })}>Receive a newer one</Button>
        <Button onClick={() => setShown({ id: 2, title: 'Classroom maintenance' })}>Read the newer one</Button>
        <NewMessageAnnouncement message={shown} />
      </>
    );
  },
} satisfies Meta<typeof NewMessageAnnouncement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a message' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('New message: Classroom maintenance');
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a newer one' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('New message: New materials');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the newer one' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('New message: New materials');
  },
};
