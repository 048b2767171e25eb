import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GrowthValueRulesDialog } from './growth-value-rules-dialog.tsx';

const meta = {
  title: 'Scores/GrowthValueRulesDialog',
  component: GrowthValueRulesDialog,
  args: { isOpen: true, onOpenChange: fn(), score: 1240, level: 3, levelOneTotal: 120 },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof GrowthValueRulesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Growth value rules' })).toHaveAccessibleDescription(
      'You have 1,240 growth values. They are counted apart from teaching points.',
    );
    const rules = within(page.getByRole('table', { name: 'What changes them' }));
    await expect(rules.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ForGrowth values',
      'Class completed+1',
      '5 stars+4',
      '4 stars+2',
      'Remark written within 24 hours+1',
      'Clocked in on time+1',
      'Training course completed+10',
      'Training test passed+5',
      'Practice lesson passed+5',
      'Personal data completed+10',
      'Class photo shared+3',
      'Complaint−5',
      'Absence−8',
    ]);
    const levels = within(page.getByRole('table', { name: 'Levels' }));
    await expect(levels.getByRole('row', { name: 'LV.2 120' })).toBeVisible();
    await expect(levels.getByRole('row', { name: 'LV.3 You 400' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const TotalUnknown: Story = {
  args: { score: undefined, level: 0, levelOneTotal: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('row', { name: 'LV.2 All tasks of LV.1 done' })).toBeVisible();
    await expect(page.queryByText('You')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
