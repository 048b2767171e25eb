import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastInput } from './toast-store.ts';

const clockedIn: ToastInput = { tone: 'success', message: 'You are clocked in.' };
const unreachable: ToastInput = { tone: 'error', message: 'Links seem to get inaccessible.' };

/** Toasts that do not run out while they are looked at. */
function Standing({ toasts }: { toasts: readonly ToastInput[] }) {
  const [store] = useState(() => {
    const fresh = createToastStore(() => Date.UTC(2026, 10, 20, 1, 10));
    for (const input of toasts) fresh.add({ durationMs: 3_600_000, ...input });
    return fresh;
  });
  return <ToastRegion store={store} />;
}

const meta = {
  title: 'Primitives/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Standing toasts={[clockedIn]} />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    await expect(await within(region).findByText('You are clocked in.')).toBeVisible();
    await expect(within(region).getByRole('img', { name: 'Success' })).toBeVisible();
  },
};

export const AllTones: Story = {
  render: () => <Standing toasts={[{ tone: 'info', message: 'A new message has come.' }, clockedIn, unreachable]} />,
};

export const ClosedByKeyboard: Story = {
  render: () => (
    <>
      <Button>Clock In</Button>
      <Standing toasts={[clockedIn, unreachable]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole('button', { name: 'Clock In' });
    await canvas.findByText('You are clocked in.');
    before.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('You are clocked in.')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Dismiss/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Links seem to get inaccessible.')).toBeNull());
    await waitFor(() => expect(before).toHaveFocus());
  },
};

export const ClosedByPointer: Story = {
  render: () => <Standing toasts={[unreachable]} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => expect(canvas.queryByText('Links seem to get inaccessible.')).toBeNull());
  },
};

export const FromTheServer: Story = {
  args: { flash: [{ ...clockedIn, durationMs: 3_600_000 }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You are clocked in.')).toBeVisible();
  },
};

export const LongText: Story = {
  render: () => (
    <Standing
      toasts={[
        {
          tone: 'error',
          message:
            'You Personal Data is being verified, please confirm with your TM and sign the digital contract once it’s done. Thanks.',
        },
      ]}
    />
  ),
};

export const Phone: Story = {
  render: () => <Standing toasts={[clockedIn]} />,
  globals: { viewport: { value: 'phone' } },
};
