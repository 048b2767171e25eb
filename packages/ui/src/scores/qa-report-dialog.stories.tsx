import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QaReportDialog } from './qa-report-dialog.tsx';

const meta = {
  title: 'Scores/QaReportDialog',
  component: QaReportDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    items: [
      { name: 'Pronunciation Result', score: '92' },
      { name: 'Grammar Result', score: '88' },
      { name: 'TESOL Result', score: 'Passed' },
      { name: 'Classroom management', score: '95' },
    ],
    onRetry: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof QaReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'QA Test Report' });
    await expect(page.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Pronunciation',
      'Grammar',
      'Classroom management',
    ]);
    await expect(page.queryByText(/tesol|result/i)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Loading: Story = { args: { items: [], isLoading: true } };

export const Empty: Story = {
  args: { items: [{ name: 'TESOL Result', score: 'Passed' }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByText('No QA test yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: [], error: 'Links seem to get inaccessible.' },
  render: function Render(args) {
    const [isLoading, setLoading] = useState(false);
    return (
      <QaReportDialog
        {...args}
        isLoading={isLoading}
        onRetry={() => {
          setLoading(true);
          args.onRetry?.();
        }}
      />
    );
  },
  play: async ({ args, canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const retry = await page.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await step('While it is tried the button keeps its focus, and asks no second time', async () => {
      await expect(page.getByRole('alert')).toHaveTextContent('Links seem to get inaccessible.');
      await expect(retry).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
  },
};

export const LongText: Story = {
  args: {
    items: [
      { name: 'Correcting mistakes without interrupting what the student wants to say Result', score: '100 / 100' },
      { name: 'Grammar Result', score: '' },
    ],
  },
};
