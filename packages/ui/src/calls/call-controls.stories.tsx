import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CallControls } from './call-controls.tsx';
import { halfLoud } from './call-story-data.ts';
import { stageTheme } from './stage-theme.css.ts';

const meta = {
  title: 'Calls/CallControls',
  component: CallControls,
  parameters: { layout: 'fullscreen' },
  args: {
    isMicOn: true,
    isCameraOn: false,
    isSharing: false,
    onMicrophone: fn(),
    onCamera: fn(),
    onShareScreen: fn(),
    pictureInPicture: { isOn: false, toggle: fn() },
    drawer: undefined,
    drawerId: 'drawer',
    onDrawer: fn(),
    subscribeLevel: halfLoud,
    hasKeys: true,
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <div className={stageTheme} style={{ paddingBlockStart: '8rem' }}>
        <Story />
        <aside id="drawer" aria-label="Notes" />
      </div>
    ),
  ],
} satisfies Meta<typeof CallControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Microphone')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Camera')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Microphone'));
    await userEvent.click(button('Camera'));
    await userEvent.click(button('Share screen'));
    await userEvent.click(button('Picture in picture'));
    await userEvent.click(button('Notes'));
    await userEvent.click(button('Leave'));
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
    await expect(args.onCamera).toHaveBeenCalledOnce();
    await expect(args.onShareScreen).toHaveBeenCalledOnce();
    await expect(args.pictureInPicture.toggle).toHaveBeenCalledOnce();
    await expect(args.onDrawer).toHaveBeenCalledWith('notes');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const EverythingOn: Story = {
  args: { isCameraOn: true, isSharing: true, drawer: 'notes', pictureInPicture: { isOn: true, toggle: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notes' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A button that works no device says why, and can be pressed to try again. */
export const Refused: Story = {
  args: {
    isMicOn: false,
    micProblem: 'The browser may not use the microphone.',
    cameraProblem: 'No camera was found.',
  },
  play: async ({ args, canvas }) => {
    const microphone = canvas.getByRole('button', { name: 'Microphone' });
    await expect(microphone).toHaveAccessibleDescription('The browser may not use the microphone.');
    await userEvent.click(microphone);
    await expect(args.onMicrophone).toHaveBeenCalledOnce();
  },
};

export const NotToBeHad: Story = {
  args: {
    whyNotShare: 'Nobody is in the call yet.',
    pictureInPicture: { isOn: false, whyNot: 'Nobody shows a picture.', toggle: fn() },
    leaveLabel: 'Cancel',
  },
  play: async ({ args, canvas }) => {
    const share = canvas.getByRole('button', { name: 'Share screen' });
    await expect(share).toHaveAttribute('aria-disabled', 'true');
    await expect(share).toHaveAccessibleDescription('Nobody is in the call yet.');
    await userEvent.click(share);
    await expect(args.onShareScreen).not.toHaveBeenCalled();
  },
};

/** Four are behind More, which Escape closes. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Notes' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Share screen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Notes' })).toBeNull();
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }));
    await expect(args.onDrawer).toHaveBeenCalledWith('notes');
  },
};

export const PhoneWithMore: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'zoomed' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
