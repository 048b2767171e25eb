import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CelebrationBurst } from './celebration-burst.tsx';

const meta = {
  title: 'Growth/CelebrationBurst',
  component: CelebrationBurst,
  args: { title: 'You have reached LV.4', words: 'See what it opens under Rewards.', level: 4 },
  globals: { motion: 'full' },
  decorators: [
    (Story) => (
      <>
        <label>
          Remark <input />
        </label>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CelebrationBurst>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('You have reached LV.4')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close the celebration' }));
    await expect(canvas.queryByText('You have reached LV.4')).toBeNull();
  },
};

export const LeavesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Well');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('You have reached LV.4')).toBeNull());
    await expect(field).toHaveFocus();
  },
};

export const Points: Story = { args: { title: '+40 growth values', words: 'Well earned.', level: undefined } };
