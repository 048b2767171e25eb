import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Flower from 'lucide-react/icons/flower';
import LogOut from 'lucide-react/icons/log-out';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../theme/icon.tsx';
import { Button } from '../buttons/button.tsx';
import { Menu } from './menu.tsx';

const logOut = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: (props) => <Button {...props}>Maria Santos</Button>,
    items: [
      {
        id: 'data',
        label: 'Personal Data',
        href: '/newPersonalData',
        icon: <Icon of={CircleUserRound} size="small" />,
      },
      { id: 'flowers', label: 'My Flowers', hint: '126', href: '/flowers', icon: <Icon of={Flower} size="small" /> },
      { id: 'contract', label: 'Sign Contract', hint: 'Auditing', isDisabled: true },
      {
        id: 'out',
        label: 'Log Out',
        tone: 'danger',
        onAction: logOut,
        isFirstOfGroup: true,
        icon: <Icon of={LogOut} size="small" />,
      },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Maria Santos' }));
    const menu = await page.findByRole('menu', { name: 'Maria Santos' });
    await expect(within(menu).getByRole('menuitem', { name: /Personal Data/ })).toHaveAttribute(
      'href',
      '/newPersonalData',
    );
    await expect(within(menu).getByRole('menuitem', { name: /Sign Contract/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Maria Santos' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /Personal Data/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Maria Santos' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /Log Out/ }));
    await expect(logOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
