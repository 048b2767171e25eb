import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GradeTableDialog } from './grade-table-dialog.tsx';

const meta = {
  title: 'Scores/GradeTableDialog',
  component: GradeTableDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    grades: [
      { name: 'D', scoreStart: 0, scoreEnd: 399.9 },
      { name: 'C', scoreStart: 400, scoreEnd: 899.9 },
      { name: 'B', scoreStart: 900, scoreEnd: 1599.9 },
      { name: 'A', scoreStart: 1600, scoreEnd: 9999 },
    ],
    points: 1284.6,
    level: 'B2',
    onRetry: fn(),
    onShowRules: fn(),
    scoresHref: '/scores/scoreMonths',
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof GradeTableDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Integral Level B2' })).toHaveAccessibleDescription(
      'You have 1,284.6 teaching points. 315.4 more make grade A.',
    );
    const rows = page.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toEqual(['GradeFromTo', 'A1,6009,999', 'BYour grade9001,599.9', 'C400899.9', 'D0399.9']);
    await userEvent.click(page.getByRole('button', { name: 'How points are counted' }));
    await expect(args.onShowRules).toHaveBeenCalledTimes(1);
    await expect(page.getByRole('link', { name: 'My scores, month by month' })).toHaveAttribute(
      'href',
      '/scores/scoreMonths',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const NewTutor: Story = {
  args: { points: 0, level: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Integral Level D1' });
    await expect(page.getByRole('row', { name: /^D Your grade/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { grades: [], isLoading: true } };

export const Failed: Story = {
  args: { grades: [], error: 'Links seem to get inaccessible.' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = { args: { grades: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
