import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainMenu, menuEntries } from '@tutor/rules/shell/menu';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SidebarNav } from './sidebar-nav.tsx';

const meta = {
  title: 'Shell/SidebarNav',
  component: SidebarNav,
  args: { entries: menuEntries, currentPath: '/classTab', toggleAction: '/sidebar' },
} satisfies Meta<typeof SidebarNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    const current = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Class Table');
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  },
};

export const BelowAnEntry: Story = {
  args: { currentPath: '/trainingCenter/courseDetail/7' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Training Center' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

export const Mini: Story = {
  args: { isMini: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByText('Widen the menu').closest('button');
    await expect(button).toHaveValue('false');
    await expect(button?.form).toHaveAttribute('action', '/sidebar');
    await expect(button?.form).toHaveAttribute('method', 'post');
  },
};

export const Franchisee: Story = {
  args: { entries: mainMenu.filter(({ name }) => name !== 'serviceFee') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Service Fee')).not.toBeInTheDocument();
  },
};

export const EveryEntryHidden: Story = {
  args: { entries: [], onChoose: fn() },
  play: async ({ args, canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByText('You have hidden every page of this menu.')).toBeVisible();
    await userEvent.click(nav.getByRole('button', { name: 'Choose pages' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const FeedbackNews: Story = {
  args: {
    entries: mainMenu.map((entry) =>
      entry.name === 'myFeedback' ? { ...entry, hasNews: true, newsLabel: 'New replies' } : entry,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Feedback\s*New replies/ })).toBeVisible();
  },
};
