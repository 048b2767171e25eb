import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LazyDialog } from './lazy-dialog.tsx';

const comesNever = (): Promise<never> => new Promise(() => undefined);

const meta = {
  title: 'Primitives/LazyDialog',
  component: LazyDialog,
  args: { load: comesNever, props: {}, onFailed: fn() },
} satisfies Meta<typeof LazyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its code is on its way: a press has its answer. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Opening…');
  },
};

/** Nobody has asked for it: it comes when it comes. */
export const Unasked: Story = {
  args: { isAsked: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
