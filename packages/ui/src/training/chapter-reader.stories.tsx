import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { ChapterReader } from './chapter-reader.tsx';

const meta = {
  title: 'Training/ChapterReader',
  component: ChapterReader,
  args: {
    html: '<h2>Clock in</h2><p>Clocking in opens <strong>60 minutes before the first class</strong> of the shift.</p>',
    isLearnt: false,
    children: <Button variant="primary">Mark as learnt</Button>,
  },
} satisfies Meta<typeof ChapterReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Clock in' })).toBeVisible();
    await expect(canvas.queryByText('Learnt')).toBeNull();
  },
};

export const Learnt: Story = {
  args: { isLearnt: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Learnt')).toBeVisible();
  },
};

export const WithClip: Story = {
  args: {
    clip: { title: 'The rule in half a minute', url: 'data:audio/mpeg;base64,', captionsUrl: 'data:text/vtt,WEBVTT' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('The rule in half a minute')).toHaveAttribute('controls');
  },
};

const long = `<h2>Clock in</h2>${'<p>Clocking in opens 60 minutes before the first class of the shift.</p>'.repeat(60)}`;

export const LeftInTheMiddle: Story = {
  args: { html: long, place: { readPercent: 60, clipSeconds: 72 }, clip: WithClip.args?.clip, onPlace: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The rule in half a minute · you stopped at 1:12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on where you stopped: 60 % read' }));
    await waitFor(() => expect(args.onPlace).toHaveBeenLastCalledWith({ readPercent: 60 }));
  },
};

export const LearntBefore: Story = {
  args: { html: long, place: { readPercent: 60, clipSeconds: 0 }, isLearnt: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Go on/ })).toBeNull();
  },
};
