import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Banner } from '../primitives/feedback/banner.tsx';
import { ClassTable } from './class-table.tsx';

const meta = {
  title: 'Classes/ClassTable',
  component: ClassTable,
  args: { calendar: <p>The week as columns</p>, agenda: <p>The week as a list</p> },
} satisfies Meta<typeof ClassTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The week as columns')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('The week as a list')).toBeNull());
  },
};

/** Something of the table could not be had: it is said above it. */
export const Incomplete: Story = {
  args: { notice: <Banner tone="warning" title="Your leave could not be loaded" /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Your leave could not be loaded');
  },
};
