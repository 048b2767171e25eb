import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PointsRulesDialog } from './points-rules-dialog.tsx';

const meta = {
  title: 'Scores/PointsRulesDialog',
  component: PointsRulesDialog,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PointsRulesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Teaching points rules' });
    await expect(page.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ForPoints',
      'Completed class+0.2',
      'Completed class at the weekend+0.3',
      '5 stars+2',
      '4 stars+1',
      'Cancellation−2',
      'Absence−20',
      'Complaint−10',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
