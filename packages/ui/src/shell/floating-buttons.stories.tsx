import type { Meta, StoryObj } from '@storybook/react-vite';
import { floatingButtons } from '@tutor/rules/shell/floating-buttons';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../primitives/layout/card.tsx';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { AppFrame } from './app-frame.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { footBar } from './foot-bar.css.ts';
import { GrowthEntryWidget } from './growth-entry-widget.tsx';
import { ReleaseTimeCard } from './release-time-card.tsx';

const everything = {
  pathname: '/classTab',
  isScheduleReminderDue: true,
  isReferralLimited: false,
  isOpenClassTeacher: true,
  isAppIconShown: true,
  isGrowthTestGroup: true,
  isGrowthEntryClosed: false,
};

const meta = {
  title: 'Shell/FloatingButtons',
  component: FloatingButtons,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: {
    buttons: floatingButtons(everything),
    hrefs: { moodleMessage: '/moodle', publicClass: '/publicClass' },
    counts: { moodleMessage: 4, didi: 1 },
    onPress: fn(),
    growthEntry: (
      <GrowthEntryWidget
        unclaimedPoints={120}
        level={2}
        completedTasks={3}
        totalTasks={8}
        isRedPacketClosed={false}
        onClose={fn()}
      />
    ),
    releaseTimeCard: <ReleaseTimeCard />,
  },
  decorators: [
    (Story) => (
      <>
        <AppFrame header={<div />} sidebar={<div />}>
          <PageHeader title="Class Table" description="What you teach this week." />
          {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => (
            <Card key={day} title={day}>
              <p>Five classes, the first at 9:30 AM and the last at 8:00 PM, each with its materials.</p>
            </Card>
          ))}
        </AppFrame>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof FloatingButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the list where the layout has one; on the rail everything stands open. */
async function openList(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const trigger = canvas.getByText('Quick actions', { selector: 'button[popovertarget] > span' }).closest('button');
  if (trigger?.checkVisibility()) {
    trigger.focus();
    await userEvent.keyboard('{Enter}');
  }
  return canvas;
}

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const canvas = await openList(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('feedback');
    await openList(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Moodle messages 4 unread' })).toHaveAttribute('href', '/moodle');
    await userEvent.click(canvas.getByRole('button', { name: 'Didi requests 1 waiting' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('didi');
  },
};

export const SmallLayout: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = await openList(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Release time for next week' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Growth Center/ })).toBeVisible();
    // What stays in view above the foot stands on the bar: it is as high as the page is told, whatever is in it.
    const bar = within(canvasElement).getByRole('complementary', { name: 'Quick actions' });
    const ruler = document.createElement('div');
    ruler.style.height = footBar;
    canvasElement.append(ruler);
    await expect(bar.getBoundingClientRect().height).toBe(ruler.getBoundingClientRect().height);
    ruler.remove();
  },
};

export const NarrowOpen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = await openList(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Copy my referral link' })).toBeVisible();
  },
};

/** In whatever width this is looked at: nothing of it lies on the page's content. */
export const CoversNoContent: Story = {
  play: async ({ canvasElement }) => {
    const aside = within(canvasElement).getByRole('complementary', { name: 'Quick actions' });
    const sections = [...canvasElement.querySelectorAll('main section')];
    await expect(sections).toHaveLength(6);
    // A phone's bar lies on what is not scrolled to its end, as such bars do.
    const places = window.innerWidth < 768 ? ['end'] : ['start', 'end'];
    for (const place of places) {
      window.scrollTo(0, place === 'start' ? 0 : document.documentElement.scrollHeight);
      const mine = [...aside.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect());
      await expect(mine.length).toBeGreaterThan(0);
      const cards = sections.map((card) => card.getBoundingClientRect());
      const covered = mine.filter((own) =>
        cards.some(
          (card) => own.left < card.right && own.right > card.left && own.top < card.bottom && own.bottom > card.top,
        ),
      );
      await expect(covered).toEqual([]);
    }
  },
};

export const CoversNoContentOnDesktop: Story = { ...CoversNoContent, globals: { viewport: { value: 'desktop' } } };

export const CoversNoContentOnAPhone: Story = { ...CoversNoContent, globals: { viewport: { value: 'narrow' } } };

const onCollapsedChange = fn();

export const Folded: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <FloatingButtons {...args} isCollapsed onCollapsedChange={onCollapsedChange} />,
  play: async ({ canvasElement }) => {
    onCollapsedChange.mockClear();
    const handle = canvasElement.querySelector<HTMLElement>('button[aria-expanded="false"]');
    await expect(handle).not.toBeNull();
    handle?.click();
    await expect(onCollapsedChange).toHaveBeenCalledWith(false);
  },
};

export const Fewest: Story = {
  args: {
    buttons: floatingButtons({
      ...everything,
      pathname: '/home',
      isScheduleReminderDue: false,
      isReferralLimited: true,
      isOpenClassTeacher: false,
      isAppIconShown: false,
      isGrowthTestGroup: false,
    }),
    counts: {},
  },
  play: async ({ canvasElement }) => {
    const canvas = await openList(canvasElement);
    await expect(canvas.queryByText('Copy my referral link')).toBeNull();
    await expect(canvas.queryByText('Public class')).toBeNull();
    await expect(canvas.queryByText('Release time for next week')).toBeNull();
    await expect(canvas.queryByText(/Growth Center/)).toBeNull();
  },
};

export const NothingToShow: Story = {
  args: { buttons: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
