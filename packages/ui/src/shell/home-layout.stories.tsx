import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../primitives/layout/card.tsx';
import { HomeLayout } from './home-layout.tsx';

const meta = {
  title: 'Shell/HomeLayout',
  component: HomeLayout,
  args: {
    main: (
      <>
        <Card title="Next class">Mia Chen, 9:30 AM</Card>
        <Card title="Waiting for you">Nothing waits for you.</Card>
      </>
    ),
    aside: <Card title="Today">Six classes</Card>,
  },
} satisfies Meta<typeof HomeLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
