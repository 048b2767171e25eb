import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AnnouncementItem, AnnouncementList } from './announcement-list.tsx';
import { AnnouncementText } from './announcement-text.tsx';

const item: AnnouncementItem = {
  id: 70_001,
  title: 'Book a trainer’s half hour',
  summary: 'Trainers answer your questions in the mornings and watch you teach in the afternoons.',
  published: 'Mon 5 Oct 2026',
  state: 'new',
};

const meta = {
  title: 'Training/AnnouncementList',
  component: AnnouncementList,
  args: {
    announcements: [
      item,
      { ...item, id: 70_002, title: 'Your answers are kept', state: 'changed', changed: 'Thu 19 Nov 2026' },
      { ...item, id: 70_003, title: 'A chapter between two classes', state: 'read' },
    ],
    hrefOf: (id) => `/trainingCenter/announcements/${id}`,
  },
} satisfies Meta<typeof AnnouncementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('Changed since you read it')).toBeVisible();
  },
};

export const LatestOnly: Story = {
  args: { announcements: [item], allHref: '/trainingCenter/announcements' },
};

export const None: Story = { args: { announcements: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Opened: Story = {
  render: () => (
    <AnnouncementText
      published="Mon 5 Oct 2026"
      changed="Thu 19 Nov 2026"
      state="changed"
      html="<h2>Two kinds of lessons</h2><p>Choose the one that suits you.</p>"
    />
  ),
};
