import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallPeoplePicker } from './call-people-picker.tsx';

const meta = {
  title: 'Calls/CallPeoplePicker',
  component: CallPeoplePicker,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    people: ['Ana Reyes', 'Leo Fischer', 'Ben', "Coco's mother"].map((name, id) => ({ id, name })),
    callLabel: 'Video call',
    onCall: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CallPeoplePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three are the most; the others wait until one is taken back. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: /^Call$/ })).toBeDisabled();
    for (const name of ['Ana Reyes', 'Leo Fischer', 'Ben'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await expect(screen.getByText('3 of 3 chosen')).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: "Coco's mother" })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Call 3' }));
    await expect(args.onCall).toHaveBeenCalledWith([0, 1, 2]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
