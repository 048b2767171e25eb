import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CannedRepliesMenu } from './canned-replies-menu.tsx';

const onPick = fn();

const meta = {
  title: 'Chat/CannedRepliesMenu',
  component: CannedRepliesMenu,
  args: { student: 'Coco', time: '10:30 AM', onPick },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof CannedRepliesMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Canned replies' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: /^Hello Coco, our class begins at 10:30 AM/ }));
    await expect(onPick).toHaveBeenLastCalledWith('Hello Coco, our class begins at 10:30 AM. See you then!');
  },
};

/** Own ones come first, and are kept by a dialog of their own. */
export const OwnReplies: Story = {
  args: { own: ['Well done, {student}!'], onNear: fn(), onManage: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: 'Canned replies' }).focus();
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    await expect(menu.getAllByRole('menuitem')[0]).toHaveTextContent('Well done, Coco!');
    await userEvent.click(menu.getByRole('menuitem', { name: 'My replies…' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

/** A place of which nothing is known is left out. */
export const NothingKnown: Story = {
  args: { student: undefined, time: undefined },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Canned replies' }));
    const menu = within(await page.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /^Thank you! Great work today\.$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
