import type { Meta, StoryObj } from '@storybook/react-vite';
import { judgePicture, type PictureLight } from '@tutor/rules/devices/camera-picture';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CameraCheck } from './camera-check.tsx';

const onStart = fn();
const onNext = fn();
const onChoose = fn();

/** What was measured under this light, and its verdict. */
function seen(light: PictureLight, height = 720) {
  const picture = { light, width: Math.round((height * 16) / 9), height, frameRate: 30 };
  return { step: 'done' as const, picture, judged: judgePicture(picture) };
}

const choosing = {
  choices: [
    { id: 'built-in', label: 'FaceTime camera' },
    { id: 'usb', label: 'USB camera' },
  ],
  chosenId: 'usb',
  onChoose,
};

const meta = {
  title: 'Devices/CameraCheck',
  component: CameraCheck,
  args: { ...seen('fine'), choosing, onStart, onNext },
  decorators: [
    (Story) => (
      <main>
        <h1>Device test</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    for (const mock of [onStart, onNext, onChoose]) mock.mockClear();
  },
} satisfies Meta<typeof CameraCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is clear and well lit.');
    await expect(canvas.getByText('1280 × 720 pixels, 30 pictures a second')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Camera in use' }), 'FaceTime camera');
    await expect(onChoose).toHaveBeenLastCalledWith('built-in');
    canvas.getByRole('button', { name: 'Next: microphone' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

export const PermissionAsked: Story = {
  args: {
    step: 'opening',
    isAsking: true,
    picture: undefined,
    judged: undefined,
    choosing: { ...choosing, choices: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('this page waits for your answer');
    // Without a device there is nothing to choose from.
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const Measuring: Story = { args: { step: 'measuring', picture: undefined, judged: undefined } };
export const TooDark: Story = { args: seen('dark') };
export const TooBright: Story = { args: seen('bright') };
export const Covered: Story = { args: seen('black') };
export const Coarse: Story = { args: seen('fine', 240) };

export const DefaultCameraOnly: Story = {
  args: { choosing: { choices: [{ id: '', label: 'The system’s default' }], chosenId: '', onChoose } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'The system’s default' })).toBeInTheDocument();
  },
};

export const ChosenCameraMissing: Story = {
  args: { choosing: { ...choosing, chosenId: 'gone', missing: 'Studio camera' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleDescription(
      'Studio camera is not connected. The default is used until it is back.',
    );
  },
};

export const Denied: Story = {
  args: {
    step: 'done',
    picture: undefined,
    judged: undefined,
    failure: {
      words: mediaErrorWords('notAllowed', 'camera', { browser: 'chrome', system: 'windows' }),
      detail: 'NotAllowedError: Permission denied',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Camera not allowed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onStart).toHaveBeenCalledOnce();
    // The other parts can still be done.
    await expect(canvas.getByRole('button', { name: 'Next: microphone' })).toBeEnabled();
  },
};

export const AnotherCamera: Story = {
  args: {
    ...Denied.args,
    failure: {
      words: mediaErrorWords('overconstrained', 'camera', { browser: 'chrome', system: 'windows' }),
      detail: 'OverconstrainedError',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose another camera in the list');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Camera in use' }), 'FaceTime camera');
    await expect(onChoose).toHaveBeenCalledWith('built-in');
  },
};

export const Focused: Story = {
  args: { isFocused: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Camera' })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
