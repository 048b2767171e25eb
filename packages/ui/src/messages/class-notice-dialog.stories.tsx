import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { ClassNoticeDialog } from './class-notice-dialog.tsx';
import { DidiDialog } from './didi-dialog.tsx';

const meta = {
  title: 'Messages/ClassNoticeDialog',
  component: ClassNoticeDialog,
  args: {
    isOpen: true,
    title: 'Substitute wanted: Oxford Discover 3, Unit 8',
    html: '<p>A colleague is ill. Can you take over the class <strong>tomorrow at 8:30 PM</strong>?</p>',
    sentAt: new Date('2026-11-20T01:00:00Z'),
    zone: 'Asia/Manila',
    draft: 'refusal:12',
    onAccept: fn(),
    onRefuse: fn(),
    onLater: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ClassNoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Read and Accept' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

export const Refusing: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('I am away.');
    // Cancel goes back to the notice, and the reason is still there.
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('button', { name: 'Read and Accept' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('I am away.');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(args.onRefuse).toHaveBeenCalledWith('I am away.');
  },
};

/** Each press of Submit leads to what is wrong with the reason, though it is the same as before. */
export const RefusedTwice: Story = {
  render: function RefusedTwice(args) {
    const [replies, setReplies] = useState(0);
    const reasonError = replies === 0 ? undefined : 'pls give the reason why u Refuse';
    return (
      <ClassNoticeDialog
        {...args}
        reasonError={reasonError}
        focusKey={replies}
        onRefuse={() => setReplies((count) => count + 1)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    for (const _time of ['first', 'second']) {
      await userEvent.click(page.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    }
  },
};

/** Escape, the X and a press beside lead back to the notice, as Cancel does; only from there is it put off. */
export const BackFromRefusing: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await userEvent.keyboard('I am away.{Escape}');
    await expect(page.getByRole('button', { name: 'Refuse' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('I am away.');
    await userEvent.click(page.getByRole('button', { name: 'Back to the notice' }));
    await expect(page.getByRole('button', { name: 'Read and Accept' })).toBeVisible();
    await expect(args.onLater).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

/** Another dialog takes its place, as a request does. */
export const ReasonKept: Story = {
  beforeEach: () => window.localStorage.clear(),
  render: function Render(args) {
    const [isInterrupted, setInterrupted] = useState(false);
    return (
      <DraftsProvider owner="story">
        {isInterrupted ? (
          <DidiDialog
            isOpen
            request={{ id: 7, classId: 90_000_123 }}
            html="<p>Mia looks for a teacher.</p>"
            grabAction="/messages/didi-grab"
            onClose={() => setInterrupted(false)}
          />
        ) : (
          <ClassNoticeDialog {...args} onLater={() => setInterrupted(true)} />
        )}
      </DraftsProvider>
    );
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Reason' }), 'I am away.');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(await page.findByRole('dialog', { name: 'Didi request' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await page.findByRole('dialog', { name: 'Why do you refuse?' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('I am away.');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(args.onRefuse).toHaveBeenCalledWith('I am away.');
  },
};

export const ReasonMissing: Story = {
  args: { reasonError: 'pls give the reason why u Refuse' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /pls give the reason why u Refuse/,
    );
  },
};

export const Accepting: Story = { args: { pending: 'accept' } };

export const NotTaken: Story = { args: { error: 'You have already refused this notice.' } };
