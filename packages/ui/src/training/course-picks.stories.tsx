import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { CoursePicks } from './course-picks.tsx';

const meta = {
  title: 'Training/CoursePicks',
  component: CoursePicks,
  args: {
    title: 'Reminders',
    description: 'Opening a course ends its reminder.',
    courses: [
      {
        id: 1001,
        name: 'Teaching pronunciation',
        href: '/trainingCenter/courseDetail/1001',
        detail: 'Not opened for a week',
      },
      {
        id: 1002,
        name: 'Teaching young learners',
        href: '/trainingCenter/courseDetail/1002',
        detail: 'Changed since you opened it',
      },
    ],
    none: 'No course reminds you of anything.',
  },
} satisfies Meta<typeof CoursePicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Reminders' }));
    await expect(list.getByRole('link', { name: 'Teaching pronunciation' })).toHaveAttribute(
      'href',
      '/trainingCenter/courseDetail/1001',
    );
    await expect(list.getByText('Changed since you opened it')).toBeVisible();
  },
};

export const WithAction: Story = { args: { action: <ButtonLink href="/trainingCenter">Show all</ButtonLink> } };

export const Empty: Story = { args: { courses: [] } };

export const LongWords: Story = {
  args: {
    courses: [
      {
        id: 1,
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(2),
        href: '/',
        detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
