import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeScreen } from './call-story-data.ts';
import { ScreenTile } from './screen-tile.tsx';
import { stageTheme } from './stage-theme.css.ts';

const meta = {
  title: 'Calls/ScreenTile',
  component: ScreenTile,
  args: { name: 'Coco', stream: null },
  decorators: [
    (Story) => (
      <div className={stageTheme} style={{ width: '100%', maxWidth: '30rem', height: '17rem', padding: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScreenTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen is shown whole. */
export const Default: Story = {
  beforeEach: ({ args }) => {
    args.stream = fakeScreen();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('shares the screen')).toBeVisible();
    await expect(getComputedStyle(canvas.getByLabelText('Screen of Coco')).objectFit).toBe('contain');
  },
};

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The screen is on its way…')).toBeVisible();
  },
};

export const Mine: Story = {
  beforeEach: ({ args }) => {
    Object.assign(args, { name: undefined, stream: fakeScreen() });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your screen')).toBeVisible();
  },
};
