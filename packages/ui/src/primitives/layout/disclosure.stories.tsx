import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    summary: 'How penalties are counted',
    children: <p>Under 3 hours before class: three times the lesson fee.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText('Under 3 hours before class: three times the lesson fee.');
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('How penalties are counted').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('How penalties are counted'));
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByText('How penalties are counted'));
    await expect(text).not.toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };
