import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClassTag } from './class-tag.tsx';

const meta = {
  title: 'Classes/ClassTag',
  component: ClassTag,
  args: { state: 'confirmed' },
} satisfies Meta<typeof ClassTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Confirmed')).toBeVisible();
  },
};
export const Waited: Story = { args: { state: 'waited' } };
export const Canceled: Story = { args: { state: 'canceled' } };
export const InProgress: Story = { args: { state: 'inProgress' } };
export const Finished: Story = { args: { state: 'finished' } };
export const IncorrectlyFinished: Story = { args: { state: 'incorrectFinished' } };
export const RemarkMissing: Story = { args: { state: 'missingRemark' } };
export const IncorrectlyFinishedWithoutRemark: Story = { args: { state: 'incorrectMissingRemark' } };
export const Open: Story = { args: { state: 'open' } };
export const Busy: Story = { args: { state: 'busy' } };
export const OnLeave: Story = { args: { state: 'onLeave' } };
export const Training: Story = { args: { state: 'training' } };
export const NotAvailable: Story = { args: { state: 'disabled' } };
