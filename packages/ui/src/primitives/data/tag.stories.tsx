import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../../theme/tokens.ts';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Test lesson' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <span key={tone}>
          <Tag tone={tone}>{tone}</Tag>{' '}
        </span>
      ))}
    </>
  ),
};
