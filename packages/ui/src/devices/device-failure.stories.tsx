import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MediaErrorKind } from '@tutor/rules/devices/media-error';
import { mediaErrorWords } from '@tutor/rules/devices/media-error-words';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeviceFailure, type DeviceFailureProps } from './device-failure.tsx';

const onRetry = fn();
const chrome = { browser: 'chrome', system: 'windows' } as const;

function failed(kind: MediaErrorKind, detail: string, where: Parameters<typeof mediaErrorWords>[2] = chrome) {
  return { words: mediaErrorWords(kind, 'camera', where), detail };
}

const meta = {
  title: 'Devices/DeviceFailure',
  component: DeviceFailure,
  args: { ...failed('notAllowed', 'NotAllowedError: Permission denied'), onRetry },
  beforeEach: () => {
    onRetry.mockClear();
  },
} satisfies Meta<typeof DeviceFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (args: Pick<DeviceFailureProps, 'words' | 'detail'>): Story => ({ args });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Camera not allowed');
    await expect(canvas.getByRole('alert')).toHaveTextContent('left of the address');
    // The raw name is for who looks.
    await expect(canvas.getByText(/NotAllowedError/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/NotAllowedError/)).toBeVisible();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const QuestionClosed = story(failed('questionClosed', 'NotAllowedError: Permission dismissed'));
export const BlockedBySystem = story(failed('blockedBySystem', 'NotAllowedError: Permission denied by system'));
export const NotFound = story(failed('notFound', 'NotFoundError: Requested device not found'));
export const InUse = story(failed('notReadable', 'NotReadableError: Could not start video source'));
export const Overconstrained = story(failed('overconstrained', 'OverconstrainedError'));
export const NoHttps = story(failed('securityError', 'NotSupportedError: no mediaDevices'));
export const Stopped = story(failed('abortError', 'AbortError: Timeout starting video source'));
export const NetworkFailed = story(failed('networkFailed', 'TypeError: Failed to fetch'));
export const NoAnswer = story(failed('noAnswer', 'TimeoutError: no answer in time'));
export const Unsupported = story(failed('unsupported', 'NotSupportedError: no mediaDevices'));
export const Unknown = story(failed('unknown', 'Error'));

export const OnAPhone: Story = {
  args: failed('notAllowed', 'NotAllowedError', { browser: 'safari', system: 'ios' }),
  globals: { viewport: { value: 'narrow' } },
};
