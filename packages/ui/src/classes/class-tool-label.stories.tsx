import type { Meta, StoryObj } from '@storybook/react-vite';
import { classTools } from '@tutor/rules/classes/class-tool';
import { expect, within } from 'storybook/test';
import { ClassToolLabel } from './class-tool-label.tsx';

const meta = {
  title: 'Classes/ClassToolLabel',
  component: ClassToolLabel,
  args: { tool: 0 },
} satisfies Meta<typeof ClassToolLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All twelve, and one that we do not know. */
export const Every: Story = {
  render: () => (
    <ul>
      {[...classTools.keys(), 12].map((tool) => (
        <li key={tool}>
          <ClassToolLabel tool={tool} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(names).toEqual([...classTools, 'Other']);
  },
};
