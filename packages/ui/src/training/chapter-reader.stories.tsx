import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
