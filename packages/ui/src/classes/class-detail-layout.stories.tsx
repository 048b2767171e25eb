import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../primitives/layout/card.tsx';
import { ClassDetailLayout, DetailAnchor } from './class-detail-layout.tsx';

const meta = {
  title: 'Classes/ClassDetailLayout',
  component: ClassDetailLayout,
  args: {
    sections: [
      { id: 'remark', label: 'Remark' },
      { id: 'materials', label: 'Teaching material' },
    ],
    aside: <Card title="Student">Mia Chen</Card>,
    children: (
      <>
        <DetailAnchor id="remark">
          <Card title="Remark">Not written yet.</Card>
        </DetailAnchor>
        <DetailAnchor id="materials">
          <Card title="Teaching material">Unit 3, Lesson 2</Card>
        </DetailAnchor>
      </>
    ),
  },
} satisfies Meta<typeof ClassDetailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar's links lead to the parts of the page, by keyboard too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'On this page' }));
    await userEvent.tab();
    await expect(bar.getByRole('link', { name: 'Remark' })).toHaveFocus();
    for (const link of bar.getAllByRole('link')) {
      const part = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(part).toHaveAttribute('tabindex', '-1');
      await expect(part).toHaveTextContent(link.textContent ?? '');
    }
  },
};

/** A remark that waits stands before who was taught. */
export const Phone: Story = {
  args: { isMainFirst: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('region');
    await expect(parts.map((part) => part.textContent)).toEqual([
      'RemarkNot written yet.',
      'Teaching materialUnit 3, Lesson 2',
      'StudentMia Chen',
    ]);
  },
};
