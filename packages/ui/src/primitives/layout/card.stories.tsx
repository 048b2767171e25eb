import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { Link } from '../navigation/link.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { title: 'Today', children: 'Five classes, the next at 9:30 AM.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Today' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    description: 'Times are in Manila time (GMT+8).',
    action: (
      <Link href="/classTab" variant="standalone">
        Class table
      </Link>
    ),
  },
};

/** On a phone the action comes after all the words, for the eye as for the keyboard and a screen reader. */
export const WithActionOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Contract of service for online English tutors',
    description: 'For Maria Cristina Santos · Version 1 · 2 min to read',
    action: <Button>Download signed contract</Button>,
  },
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByRole('heading'),
      canvas.getByText(/2 min to read/),
      canvas.getByRole('button', { name: 'Download signed contract' }),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const Plain: Story = { args: { title: undefined } };

export const ToTheEdges: Story = {
  args: { padding: 'none', title: 'Messages', children: <p>Content that draws its own edges.</p> },
};

export const LongTitle: Story = {
  args: {
    title: 'Confirm attendance for the class of Wednesday with Alexandra Konstantinopolitanskaya at 9:30 AM',
    action: (
      <Link href="/classTab" variant="standalone">
        Class table
      </Link>
    ),
  },
};

/** A name that is one long word breaks, and does not widen a phone's page. */
export const LongWordInDescription: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { description: `For ${'Wilhelmina'.repeat(6)}` },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^For Wilhelmina/);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

/** Cards that a page has one after the other. */
export const OnAPage: Story = {
  render: () => (
    <main>
      <Card title="Score months">No points yet</Card>
      <Card title="Teaching points rules">Completed class: +0.2</Card>
    </main>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    const above = first?.getBoundingClientRect().bottom ?? 0;
    await expect((second?.getBoundingClientRect().top ?? 0) - above).toBe(24);
  },
};
