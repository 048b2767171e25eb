import type { Meta, StoryObj } from '@storybook/react-vite';
import { growthLevels } from '@tutor/rules/growth/growth-level';
import { growthRights } from '@tutor/rules/growth/growth-rights';
import { petStage } from '@tutor/rules/growth/pet-stage';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LevelRoad, type RoadLevel } from './level-road.tsx';

const onSend = fn((event: Event) => event.preventDefault());

const roadTo = (reached: number): RoadLevel[] =>
  growthLevels(280).map(({ level, scoreStart = 0 }) => ({
    level,
    scoreStart,
    reachedAt: level <= reached ? new Date(`2026-0${level}-12T02:00:00Z`) : undefined,
    unlocks: [`Your pet: ${petStage(level).name.toLowerCase()}`, 'Knitted scarf'],
    rights: growthRights
      .filter((right) => right.level === level)
      .map(({ code, name, words }) => ({
        code,
        name,
        words,
        status: level > reached ? 'locked' : level === reached ? 'open' : 'received',
      })),
  }));

const meta = {
  title: 'Growth/LevelRoad',
  component: LevelRoad,
  args: {
    levels: roadTo(4),
    level: 4,
    petLevel: 4,
    zone: 'Asia/Manila',
    action: '/growthCenter/achievementRewards',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof LevelRoad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You are here · Reached on Sun 12 Apr 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Receive One more name for your pet, LV.4' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};
export const BeforeTheFirst: Story = { args: { levels: roadTo(0), level: 0, petLevel: undefined } };
export const AtTheTop: Story = { args: { levels: roadTo(9), level: 9, petLevel: 9 } };
export const FallenBack: Story = { args: { levels: roadTo(5), level: 4, petLevel: 5 } };
export const Receiving: Story = { args: { sending: 'right RENAME_4' } };
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
