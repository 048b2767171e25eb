import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { halfLoud } from './call-story-data.ts';
import devicePicker from './device-picker.stories.tsx';
import { PreCallCard } from './pre-call-card.tsx';
import { stageTheme } from './stage-theme.css.ts';

const meta = {
  title: 'Calls/PreCallCard',
  component: PreCallCard,
  parameters: { layout: 'fullscreen' },
  args: {
    ...devicePicker.args,
    preview: { stream: null },
    subscribeLevel: halfLoud,
    title: "Call Coco's mother",
    startLabel: 'Start call',
    onStart: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <main className={stageTheme} style={{ paddingBlock: '1rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PreCallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start call' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Starting: Story = {
  args: { isStarting: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start call' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
