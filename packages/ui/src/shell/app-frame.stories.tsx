import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainMenu } from '@tutor/rules/shell/menu';
import { addZonedDays } from '@tutor/rules/time/zone';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DaysHeading } from '../classes/days-heading.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { FilterLinks } from '../primitives/navigation/filter-links.tsx';
import { Icon } from '../theme/icon.tsx';
import { AppFrame } from './app-frame.tsx';
import { AppHeader } from './app-header.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { OlderClientNotice } from './older-client-notice.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { UserPanel } from './user-panel.tsx';

const zone = 'Asia/Manila';

const meta = {
  title: 'Shell/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <AppHeader
        homeHref="/home"
        messageHref="/message"
        unreadCount={12}
        chatHref="/chat"
        chatUnreadCount={0}
        status={<ConnectionStatus state={{ kind: 'live' }} zone={zone} />}
        notifications={<IconButton label="Notifications" icon={<Icon of={Bell} />} />}
        userMenu={<UserPanel name="Maria Santos" teacherId={10234} zone={zone} />}
      />
    ),
    sidebar: <SidebarNav entries={mainMenu} currentPath="/home" toggleAction="/sidebar" />,
    children: (
      <>
        <h1>Good morning, Maria</h1>
        <p>Six classes today.</p>
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a moment in which most pages have come already. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('main');
    const line = within(page).getByRole('progressbar', { name: 'Loading the page' });
    await waitFor(() => expect(line).toBeVisible());
  },
};

/** A week or a filter further on, without a new document: the page says which, once, and once more on the way back. */
export const NavigationInPlace: Story = {
  render: function Render(args) {
    const [week, setWeek] = useState(0);
    const [isCanceled, setCanceled] = useState(false);
    const [, askAnew] = useState(0);
    const first = addZonedDays(new Date('2026-11-15T16:00:00Z'), week * 7, zone);
    return (
      <AppFrame {...args} address={`/classTab?week=${week}&filter=${isCanceled}`}>
        <h1>Class Table</h1>
        <DaysHeading first={first} last={addZonedDays(first, 6, zone)} zone={zone} />
        <FilterLinks
          label="Show"
          filters={[
            { href: '#all', label: 'All (9)', isCurrent: !isCanceled },
            { href: '#canceled', label: 'Canceled (1)', isCurrent: isCanceled },
          ]}
        />
        <Button onClick={() => setWeek(week + 1)}>Next week</Button>
        <Button onClick={() => setWeek(week - 1)}>Previous week</Button>
        <Button onClick={() => setCanceled(!isCanceled)}>Filter</Button>
        <Button onClick={() => askAnew(Date.now())}>Ask anew</Button>
      </AppFrame>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = () => canvas.getAllByRole('status').at(-1);
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(said()).toHaveTextContent(/^$/);
    await press('Next week');
    await expect(said()).toHaveTextContent(/^Mon 23 – Sun 29 Nov 2026$/);
    const spoken = said()?.firstElementChild;
    // The same address with new data is not a navigation.
    await press('Ask anew');
    await expect(said()?.firstElementChild).toBe(spoken);
    await press('Filter');
    await expect(said()).toHaveTextContent(/^Canceled \(1\)$/);
    await press('Previous week');
    await expect(said()).toHaveTextContent(/^Mon 16 – Sun 22 Nov 2026$/);
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveTextContent('Good morning, Maria');
    await expect(canvas.getByRole('link', { name: 'Message, 12 unread' })).toBeVisible();
  },
};

/** A control that is gone once it was used, with its card or without it. */
function Once({ isCardGone }: { isCardGone: boolean }) {
  const [isUsed, setUsed] = useState(false);
  const title = isCardGone ? 'Trial notice' : 'Remark';
  if (isUsed && isCardGone) return null;
  return (
    <Card title={title}>{isUsed ? <p>Done.</p> : <Button onClick={() => setUsed(true)}>{`Use ${title}`}</Button>}</Card>
  );
}

/** Whoever works by keyboard goes on from where the control was, not from the top of the page. */
export const UsedUpControls: Story = {
  args: {
    children: (
      <>
        <Once isCardGone={false} />
        <Once isCardGone />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Use Remark' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Remark' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Use Trial notice' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const MiniSidebar: Story = {
  args: {
    isSidebarMini: true,
    sidebar: <SidebarNav entries={mainMenu} currentPath="/classTab" isMini toggleAction="/sidebar" />,
  },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Class Table' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithANotice: Story = { args: { banner: <OlderClientNotice downloadHref="/tutorClient" /> } };

/** What large text leaves of the header: a count stands at its icon and leaves most of it in sight. */
export const LargeText: Story = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const link = within(canvasElement).getByRole('link', { name: 'Message, 12 unread' });
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    const count = within(link).getByText('12').parentElement?.getBoundingClientRect();
    await expect(count?.left).toBeGreaterThanOrEqual((icon?.left ?? 0) + (icon?.width ?? 0) / 2);
    await expect(count?.bottom).toBeLessThanOrEqual((icon?.bottom ?? 0) - (icon?.height ?? 0) / 3);
    root.style.fontSize = '';
  },
};

/** At 400 % zoom on a usual screen nothing stays in view over the page, which has the whole height. */
export const ZoomedAndLow: Story = {
  globals: { viewport: { value: 'zoomedAndLow' } },
  args: { children: <div style={{ height: '200vh' }}>Six classes today.</div> },
  render: (args) => (
    <>
      <AppFrame {...args} />
      <FloatingButtons buttons={['feedback']} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const foot = canvas.getByRole('button', { name: /Quick actions/ });
    window.scrollTo({ top: 300, behavior: 'instant' });
    await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await expect(foot.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('16px');
  },
};
