import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakePicture, halfLoud } from './call-story-data.ts';
import devicePicker from './device-picker.stories.tsx';
import { PreCallCard } from './pre-call-card.tsx';
import { stageTheme } from './stage-theme.css.ts';

const meta = {
  title: 'Calls/PreCallCard',
  component: PreCallCard,
  parameters: { layout: 'fullscreen' },
  args: {
    ...devicePicker.args,
    subscribeLevel: halfLoud,
    title: 'Join the call of Grade 3 teachers',
    startLabel: 'Join',
    stream: null,
    isMicOn: true,
    isCameraOn: false,
    onMicrophone: fn(),
    onCamera: fn(),
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
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Microphone' }));
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Camera' }));
    await expect(args.onCamera).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const WithPicture: Story = {
  args: { isCameraOn: true },
  beforeEach: ({ args }) => {
    args.stream = fakePicture('sand');
  },
};

export const Muted: Story = { args: { isMicOn: false } };

export const BrowserAsks: Story = {
  args: { isMicOn: false, asking: ['microphone', 'camera'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('this page waits for your answer');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
