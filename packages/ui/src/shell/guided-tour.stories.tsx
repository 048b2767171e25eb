import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainMenu } from '@tutor/rules/shell/menu';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { AppFrame } from './app-frame.tsx';
import { AppHeader } from './app-header.tsx';
import { GuidedTour, type GuidedTourProps } from './guided-tour.tsx';
import { HeaderActions } from './header-actions.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { UserPanel } from './user-panel.tsx';

/** The frame of the portal, with a tour over it that ends when it says so. */
function FrameWithTour({ steps, onEnd }: GuidedTourProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <AppFrame
        header={
          <AppHeader
            homeHref="/home"
            messageHref="/message"
            unreadCount={7}
            chatHref="/chat"
            chatUnreadCount={0}
            status={<HeaderActions taskCount={3} />}
            userMenu={<UserPanel name="Maria Santos" teacherId={10234} zone="Asia/Manila" />}
          />
        }
        sidebar={<SidebarNav entries={mainMenu} currentPath="/home" />}
      >
        <PageHeader title="Good morning, Maria" />
        <Button onClick={() => setOpen(true)}>Look around</Button>
      </AppFrame>
      {isOpen ? (
        <GuidedTour
          steps={steps}
          onEnd={(reason) => {
            setOpen(false);
            onEnd(reason);
          }}
        />
      ) : null}
    </>
  );
}

const meta = {
  title: 'Shell/GuidedTour',
  component: GuidedTour,
  args: { onEnd: fn() },
  render: (args) => <FrameWithTour {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof GuidedTour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard from the first step to the last; the page behind is locked for as long. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('dialog', { name: 'Welcome to Tutor Portal' })).toBeVisible();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Your dashboard' })).toBeVisible();
    const steps = Number(/of (\d+)/.exec(canvas.getByText(/^2 of/).textContent ?? '')?.[1]);
    for (let step = 2; step < steps; step += 1) await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
    await expect(args.onEnd).toHaveBeenCalledWith('finished');
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

export const AtTheSidebar: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('dialog', { name: 'The menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('dialog', { name: 'Your dashboard' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  },
};

export const EscapeSkips: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog');
    // A made-up key press does not reach the browser's own handling of Escape; this is the event that it causes.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
    await expect(args.onEnd).toHaveBeenCalledWith('skipped');
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

export const SkipByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledWith('skipped');
  },
};

export const TheFocusGoesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    const opener = await canvas.findByRole('button', { name: 'Look around' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WhatIsNotThereIsLeftOut: Story = {
  args: {
    steps: [
      { target: '#nowhere', title: 'Not here', text: 'Nobody sees this.' },
      { target: 'header', title: 'The header', text: 'Always there.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('dialog', { name: 'The header' })).toBeVisible();
    await expect(canvas.getByText('1 of 1')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('dialog', { name: 'The menu' })).toBeVisible();
  },
};
