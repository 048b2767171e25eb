import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageSources } from '@tutor/rules/messages/message-kinds';
import { MessageKindTag } from './message-kind.tsx';

const meta = {
  title: 'Messages/MessageKindTag',
  component: MessageKindTag,
  args: { kind: 'notice' },
} satisfies Meta<typeof MessageKindTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reminder: Story = { args: { kind: 'remind' } };
export const Warning: Story = { args: { kind: 'warning' } };
export const LevelUp: Story = { args: { kind: 'levelUp' } };

export const EverySource: Story = {
  render: () => (
    <>
      {messageSources.map((source) => (
        <p key={source}>
          <MessageKindTag kind="remind" source={source} />
        </p>
      ))}
    </>
  ),
};
