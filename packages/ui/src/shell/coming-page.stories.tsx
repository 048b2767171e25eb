import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { ComingPage } from './coming-page.tsx';

const meta = {
  title: 'Shell/ComingPage',
  component: ComingPage,
  args: {
    title: 'Training Center',
    summary: 'Courses and training lessons are being moved here.',
    points: ['Courses with chapters and tests', 'Booking of training lessons', 'Your progress and certificates'],
    actions: <ButtonLink href="/home">Back to the dashboard</ButtonLink>,
  },
} satisfies Meta<typeof ComingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Training Center' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'What will be here' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
  },
};

export const NameOnly: Story = {
  args: { title: 'SOP Score/class', summary: undefined, points: undefined, actions: undefined },
};
