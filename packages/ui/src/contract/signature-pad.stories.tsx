import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import type { FileItem } from '../uploads/file-item.ts';
import { SignForm } from './sign-form.tsx';
import { SignaturePad, type SignaturePadProps } from './signature-pad.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"%3E%3Cpath d="M20 70q40-60 60 0t60-20 90 10" fill="none" stroke="black" stroke-width="3"/%3E%3C/svg%3E';

const sending: FileItem = {
  id: 'a',
  name: 'signature.png',
  size: 9_000,
  previewUrl: picture,
  state: { kind: 'sending', percent: 40 },
};

const kept: FileItem = {
  ...sending,
  state: { kind: 'done' },
  reference: 'ElectronicallySigned/abcdefghijklmnopqrstuv.png',
};

const onDrawn = fn<(picture: File) => void>();

const meta = {
  title: 'Contract/SignaturePad',
  component: SignaturePad,
  args: { id: 'signature', name: 'picture', onDrawn, onRedraw: fn(), onRetry: fn() },
} satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Draws a line by hand. */
async function drawLine(pad: HTMLElement, points: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const { left, top } = pad.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({ clientX: left + x, clientY: top + y, pointerId: 1 });
  const [first = [0, 0] as const, ...others] = points;
  await fireEvent.pointerDown(pad, at(first));
  for (const point of others) await fireEvent.pointerMove(pad, at(point));
  await fireEvent.pointerUp(pad, at(points.at(-1) ?? first));
}

const zigzag = [
  [20, 80],
  [40, 50],
  [60, 80],
  [80, 50],
] as const;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const pad = canvas.getByRole('img', { name: 'Place for your signature, empty' });
    await expect(pad).toHaveAccessibleDescription(
      'Draw with a pen, a finger or the mouse. By keyboard, type your name instead.',
    );
    const clear = canvas.getByRole('button', { name: 'Clear' });
    await expect(clear).toBeDisabled();
    await drawLine(pad, zigzag);
    await expect(await canvas.findByRole('img', { name: 'Your drawn signature' })).toBe(pad);
    // A real picture, of which the service will accept the type by its first bytes; nothing else has to be pressed.
    await waitFor(() => expect(args.onDrawn).toHaveBeenCalledTimes(1));
    await expect(args.onDrawn).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'signature.png', type: 'image/png' }),
    );
    // With a further line it is another picture.
    await drawLine(pad, [
      [90, 40],
      [120, 90],
    ]);
    await waitFor(() => expect(args.onDrawn).toHaveBeenCalledTimes(2));
    await userEvent.click(clear);
    await expect(pad).toHaveAccessibleName('Place for your signature, empty');
  },
};

/** However often a pen touches the pad, a dot is no signature. */
export const Tapped: Story = {
  play: async ({ args, canvas }) => {
    const pad = canvas.getByRole('img', { name: 'Place for your signature, empty' });
    for (const x of [60, 62, 64]) await drawLine(pad, [[x, 80]]);
    await expect(pad).toHaveAccessibleName('Place for your signature, empty');
    // The dots are ink all the same, of a signature that goes on.
    await drawLine(pad, [
      [70, 80],
      [90, 60],
    ]);
    await waitFor(() => expect(args.onDrawn).toHaveBeenCalledTimes(1));
  },
};

/** The picture is kept, so it looks the same whatever the screen's colours are. */
export const SoftMode: Story = {
  globals: { theme: 'theme1' },
  play: async ({ canvas }) => {
    await drawLine(canvas.getByRole('img'), zigzag);
    await waitFor(() => expect(onDrawn).toHaveBeenCalledTimes(1));
    const bitmap = await createImageBitmap(onDrawn.mock.lastCall?.[0] ?? new Blob());
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data = new Uint8ClampedArray() } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const reds = [...data].filter((_value, index) => index % 4 === 0);
    await expect(Math.min(...new Set(reds))).toBeLessThan(0x28);
    await expect(Math.max(...new Set(reds))).toBe(0xff);
  },
};

/** A phone is turned for more room, before the first stroke or between two: the ink stays under the finger. */
export const Turned: Story = {
  play: async ({ canvas }) => {
    const pad = canvas.getByRole<HTMLCanvasElement>('img');
    const turn = (width: number): void => pad.style.setProperty('width', `${width}px`);
    const drawAround = (x: number, y: number): Promise<void> =>
      drawLine(pad, [
        [x - 9, y],
        [x + 9, y],
      ]);
    /** Whether there is ink where the tutor sees this place of the pad. */
    const hasInk = (x: number, y: number): boolean => {
      const { width, height } = pad.getBoundingClientRect();
      const pen = pad.getContext('2d');
      const colourAt = (left: number, top: number) =>
        pen?.getImageData((left * pad.width) / width, (top * pad.height) / height, 1, 1).data.join();
      return colourAt(x, y) !== colourAt(x, y + 20);
    };
    turn(200);
    await drawAround(150, 60);
    await expect(hasInk(150, 60)).toBe(true);
    turn(400);
    await expect(hasInk(300, 60)).toBe(true);
    await drawAround(350, 120);
    await expect(hasInk(350, 120)).toBe(true);
  },
};

export const Sending: Story = {
  args: { file: sending },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of your signature' })).toHaveValue(40);
    await expect(canvas.getByText('Uploading, 40 %')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your drawn signature' })).toHaveAttribute('src', picture);
    await expect(canvasElement.querySelector('input[type=hidden]:enabled')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Kept: Story = {
  args: { file: kept },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Your drawing has arrived. It is not signed yet.')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const hidden = canvasElement.querySelector('input[type=hidden]');
    await expect(hidden).toHaveAttribute('name', 'picture');
    await expect(hidden).toHaveValue('ElectronicallySigned/abcdefghijklmnopqrstuv.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(args.onRedraw).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: {
    file: {
      id: 'a',
      name: 'signature.png',
      size: 9_000,
      state: { kind: 'failed', message: 'Upload fail', canRetry: true },
    },
    error: 'Please draw your signature',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Upload fail')).toBeVisible();
    await expect(canvas.getByText('Please draw your signature')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

function InForm(props: SignaturePadProps) {
  const [file, setFile] = useState(props.file);
  const arrive = (): void => setFile(kept);
  const redraw = (): void => setFile(undefined);
  return (
    <SignForm
      name="sign"
      action="/signContract/contract"
      Form={RecordingForm}
      version={1}
      fullName="Ana Cruz"
      values={{ kind: 'drawn' }}
      errors={{ picture: props.error }}
      draft="sign"
      pad={
        <>
          <SignaturePad {...props} file={file} onDrawn={arrive} onRedraw={redraw} />
          <button type="button" onClick={arrive}>
            Later
          </button>
        </>
      }
    />
  );
}

/** What is signed by a drawing waits for it and is then sent by itself; whoever checks the form is told that it has arrived. */
export const HoldsItsForm: Story = {
  args: { id: 'sign-picture', file: sending },
  render: (args) => <InForm {...args} />,
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    const heard = fn();
    canvasElement.addEventListener('input', ({ target }) => heard(target instanceof HTMLInputElement && target.name));
    const sign = canvas.getByRole('button', { name: 'Sign contract' });
    // The pad needs its script: it stands in the form once that has run.
    await canvas.findByText('Uploading, 40 %');
    sign.focus();
    // Pressed twice, the second press gives nothing up.
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    const words = 'Your signature is still uploading. The contract is signed once it has arrived.';
    const state = canvas.getByText('Uploading, 40 %');
    await expect(state).toHaveFocus();
    await expect(state).toHaveAccessibleDescription(words);
    sign.focus();
    await userEvent.click(canvas.getByRole('link', { name: words }));
    await expect(state).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ picture: expect.stringMatching(/^ElectronicallySigned/) });
    await expect(heard.mock.calls).toEqual([['picture']]);
    await expect(canvas.queryByText(words)).toBeNull();
  },
};

/** Pressed while the pen still rests, the drawing is taken at once and goes with the form. */
export const SignsWithTheLastStroke: Story = {
  args: { id: 'sign-picture' },
  render: (args) => <InForm {...args} />,
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await drawLine(await canvas.findByRole('img', { name: 'Place for your signature, empty' }), zigzag);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ picture: expect.stringMatching(/^ElectronicallySigned/) });
  },
};

/** Who draws again has nothing to wait for, and reads what is wrong now. */
export const HoldsNoLonger: Story = {
  args: { id: 'sign-picture', file: sending, error: 'Please draw your signature' },
  render: (args) => <InForm {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Uploading, 40 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }));
    const line = canvas.getByRole('link', { name: /^Your signature is still uploading/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(line).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Please draw your signature/ })).toBeVisible();
  },
};

function Sent(props: SignaturePadProps) {
  const [percent, setPercent] = useState(30);
  return (
    <>
      <SignaturePad
        {...props}
        file={{ id: 'a', name: 'signature.png', size: 9_000, state: { kind: 'sending', percent } }}
      />
      <button type="button" onClick={() => setPercent(percent + 15)}>
        Later
      </button>
    </>
  );
}

/** Every quarter is said, never each percent. */
export const Spoken: Story = {
  render: (args) => <Sent {...args} />,
  play: async ({ canvas }) => {
    const later = canvas.getByRole('button', { name: 'Later' });
    await userEvent.click(later);
    await expect(canvas.getByText('Uploading, 45 %')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(later);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your signature: 50 %'));
  },
};
