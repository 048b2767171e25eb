import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stat, StatList } from './stat.tsx';

const meta = {
  title: 'Primitives/Stat',
  component: Stat,
  args: { label: 'Teaching points', value: '348.5' },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('term')).toHaveTextContent('Teaching points');
    await expect(within(canvasElement).getByRole('definition')).toHaveTextContent('348.5');
  },
};

export const Row: Story = {
  render: () => (
    <StatList>
      <Stat label="Teaching points" value="348.5" hint="251.5 to level A" />
      <Stat label="Flowers" value="126" hint="Worth PHP 630" />
      <Stat label="Integral level" value="B" />
      <Stat label="Month score" value="+12.4" unit="points" />
    </StatList>
  ),
};
