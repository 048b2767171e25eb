import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../primitives/layout/card.tsx';
import { TrainingOverviewLayout } from './training-overview-layout.tsx';

const meta = {
  title: 'Training/TrainingOverviewLayout',
  component: TrainingOverviewLayout,
  args: {
    main: (
      <>
        <Card title="Next for you">Continue with Teaching pronunciation.</Card>
        <Card title="Booked trainings">Nothing is booked.</Card>
      </>
    ),
    side: <Card title="Subjects you can teach">Trial lessons</Card>,
  },
} satisfies Meta<typeof TrainingOverviewLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
