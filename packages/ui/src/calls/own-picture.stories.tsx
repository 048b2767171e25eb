import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { fakePicture, me } from './call-story-data.ts';
import { OwnPicture } from './own-picture.tsx';
import { stageTheme } from './stage-theme.css.ts';

const meta = {
  title: 'Calls/OwnPicture',
  component: OwnPicture,
  args: me,
  decorators: [
    (Story) => (
      <div className={stageTheme} style={{ position: 'relative', height: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (corner: string) => ({ name: new RegExp(`, at the ${corner}: move to another corner$`) });

export const Default: Story = {
  beforeEach: ({ args }) => {
    Object.assign(args, { isCameraOn: true, stream: fakePicture('sand') });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', named('bottom right'))).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveProperty('muted', true);
  },
};

export const CameraOff: Story = { args: { isMicOn: false } };

/** Arrow keys move it from corner to corner, and say where it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', named('top right'))).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your picture is at the top right.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', named('top left'))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', named('bottom left'))).toHaveFocus();
  },
};

/** Dragged it goes to the nearest corner; who cannot drag presses it. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button');
    const { x, y } = picture.getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });
    // A pointer of a test is none that can be captured.
    picture.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(picture, at(x + 20, y + 20));
    await fireEvent.pointerMove(picture, at(40, 40));
    await fireEvent.pointerUp(picture, at(40, 40));
    await fireEvent.click(picture);
    await expect(canvas.getByRole('button', named('top left'))).toBeVisible();
    await userEvent.click(picture);
    await expect(canvas.getByRole('button', named('top right'))).toBeVisible();
  },
};
