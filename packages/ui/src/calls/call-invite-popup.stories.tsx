import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hostileName } from '../chat/chat-story-data.ts';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { GuidedTour } from '../shell/guided-tour.tsx';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { CallInvitePopup, type InviteItem } from './call-invite-popup.tsx';

const video: InviteItem = {
  callId: 1,
  conversationId: 4,
  callType: 2,
  callerName: "Coco's mother",
  callerAvatar: null,
  groupName: null,
  msLeft: 24_000,
  state: 'ringing',
};
const group: InviteItem = {
  ...video,
  callId: 2,
  callType: 1,
  callerName: 'Leo Fischer',
  groupName: 'Tutors of the morning shift',
  msLeft: 11_000,
};

const meta = {
  title: 'Calls/CallInvitePopup',
  component: CallInvitePopup,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { invites: [video], onAccept: fn(), onDecline: fn(), onDismiss: fn() },
} satisfies Meta<typeof CallInvitePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Video call from Coco's mother. Press F8 to answer.");
    await expect(canvas.getByText('24 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Accept: Coco's mother" }));
    await expect(args.onAccept).toHaveBeenCalledWith(1, { withoutCamera: false });
    await userEvent.click(canvas.getByRole('button', { name: "Answer without camera: Coco's mother" }));
    await expect(args.onAccept).toHaveBeenLastCalledWith(1, { withoutCamera: true });
    await userEvent.click(canvas.getByRole('button', { name: "Decline: Coco's mother" }));
    await expect(args.onDecline).toHaveBeenCalledWith(1);
  },
};

/** A window opens only from a press itself: Accept is called within it. */
/** On a page that nobody has pressed yet. */
export const RingsInSilence: Story = {
  args: { isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The browser rings only after you have pressed/)).toBeVisible();
  },
};

export const AcceptWithinThePress: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: "Accept: Coco's mother" }).click();
    // No waiting: it has been called already.
    await expect(args.onAccept).toHaveBeenCalledWith(1, { withoutCamera: false });
  },
};

/** A dialog that is open waits, and a call does not: it is answered over the dialog, which stays. */
export const OverADialog: Story = {
  render: (args) => (
    <>
      <CallInvitePopup {...args} />
      <Dialog isOpen title="Can you teach this class?" onOpenChange={args.onDismiss}>
        <TextField label="Reason" />
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'I am ill');
    await userEvent.keyboard('{F8}');
    const accept = screen.getByRole('button', { name: "Accept: Coco's mother" });
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(accept);
    await expect(args.onAccept).toHaveBeenCalledWith(1, { withoutCamera: false });
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** A tour keeps presses from the rest of the page, so it ends when a call rings. */
export const OverATour: Story = {
  render: function Rings({ invites, ...args }) {
    const [rung, setRung] = useState<typeof invites>([]);
    const [isWalked, setWalked] = useState(true);
    useEffect(() => {
      const ring = (): void => setRung(invites);
      window.addEventListener('online', ring);
      return () => window.removeEventListener('online', ring);
    }, [invites]);
    return (
      <>
        <CallInvitePopup {...args} invites={rung} />
        {isWalked ? (
          <GuidedTour steps={[{ title: 'Welcome', text: 'A tour.' }]} onEnd={() => setWalked(false)} />
        ) : null}
      </>
    );
  },
  play: async ({ args }) => {
    const tour = await screen.findByRole('dialog', { name: 'Welcome' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(tour).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: "Accept: Coco's mother" }));
    await expect(args.onAccept).toHaveBeenCalledWith(1, { withoutCamera: false });
  },
};

/** Whoever types goes on typing; F8 leads to the call, Escape back without an answer, and so does an answer. */
export const ByKeyboard: Story = {
  render: function Declined({ onDecline, ...args }) {
    const [isDeclined, setDeclined] = useState(false);
    return (
      <main>
        <TextField label="Remark" />
        <CallInvitePopup
          {...args}
          invites={isDeclined ? [] : args.invites}
          onDecline={(id) => {
            setDeclined(true);
            onDecline(id);
          }}
        />
      </main>
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Remark' });
    const accept = canvas.getByRole('button', { name: "Accept: Coco's mother" });
    await userEvent.type(field, 'Coco reads well');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.keyboard('{F8}{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith(1, { withoutCamera: false });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledWith(1);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Several: Story = { args: { invites: [video, group] } };

export const Answering: Story = {
  args: { invites: [{ ...video, state: 'answering' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Accept: Coco's mother" }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Accept on a dead call says so, and opens nothing. */
export const Ended: Story = {
  args: {
    invites: [
      { ...video, state: 'ended' },
      { ...group, state: 'ended', endText: 'Answered on another device.' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This call has ended.')).toBeVisible();
    await expect(canvas.getByText('Answered on another device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Close: Coco's mother" }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

const clock = new StoryClock();

/** The ring empties by the page's clock, and is full again where the service tells another time. */
export const TimeRunsOut: Story = {
  beforeEach: () => clock.reset(),
  render: (args) => (
    <StoryClockProvider clock={clock}>
      <CallInvitePopup {...args} />
    </StoryClockProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 s')).toBeVisible();
    clock.advance(20_000);
    await waitFor(() => expect(canvas.getByText('4 s')).toBeVisible());
    clock.advance(20_000);
    await waitFor(() => expect(canvas.getByText('0 s')).toBeVisible());
  },
};

export const Nothing: Story = {
  args: { invites: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    invites: [
      {
        ...video,
        callerName: 'Wilhelmina Alexandra Konstantinopolitanskaya',
        groupName: 'Tutors of the morning shift in Manila and Cebu',
      },
      { ...group, callerName: hostileName },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'zoomed' } }, args: { invites: [video, group] } };

export const SoftMode: Story = { globals: { theme: 'theme1' }, args: { invites: [video, group] } };
