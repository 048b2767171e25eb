import type { Meta, StoryObj } from '@storybook/react-vite';
import { callActions } from '@tutor/rules/calls/call-message';
import { seconds } from '@tutor/rules/time/durations';
import { expect, fn, userEvent } from 'storybook/test';
import {
  ann,
  ben,
  coco,
  document as file,
  hostileName,
  hrefOfFile,
  me,
  message,
  own,
  people,
  picture,
  said,
  storyNow,
  unsent,
  zone,
} from './chat-story-data.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { MessageContent, MessageItem } from './message-item.ts';

const handlers = {
  onReply: fn(),
  onReact: fn(),
  onPickReaction: fn(),
  onRecall: fn(),
  onEditAgain: fn(),
  onRetry: fn(),
  onDiscard: fn(),
  onOpenPicture: fn(),
  onJump: fn(),
};

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  args: {
    item: message(1, 'Good morning! Is the class at nine as always?'),
    zone,
    isGroup: false,
    isFirst: true,
    people,
    ownId: me.id,
    hrefOfFile,
    handlers,
  },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InGroup: Story = { args: { isGroup: true } };

export const Own: Story = {
  args: { item: own(2, 'Yes, see you then.'), isNewestOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent')).toBeVisible();
  },
};

export const Seen: Story = { args: { item: own(2, 'Yes, see you then.', { seenBy: [coco.name] }) } };

export const SeenByGroup: Story = {
  args: { isGroup: true, item: own(2, 'Page 12 please.', { seenBy: [coco.name, ann.name, ben.name] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seen by 3 people')).toBeVisible();
  },
};

/** Only the web and mail are led to, in a window of their own that knows nothing of this one. */
export const LinksInText: Story = {
  args: {
    item: message(
      3,
      'See https://example.com/unit?a=1, www.example.com or ask office@example.com. javascript:alert(1)',
    ),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/unit?a=1',
      'http://www.example.com',
      'mailto:office@example.com',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const Mentions: Story = {
  args: { isGroup: true, item: message(3, '@Maria Santos and @Ann Lee, please look at this. @all thank you') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@Maria Santos')).toHaveAttribute('data-own');
    await expect(canvas.getByText('@Ann Lee')).not.toHaveAttribute('data-own');
    await expect(canvas.getByText('@all')).toHaveAttribute('data-own');
  },
};

export const Quoting: Story = {
  args: { item: message(9, 'Yes, this one.', { quote: { seq: 4, senderName: me.name, content: said('Page 12?') } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Page 12\?/ }));
    await expect(handlers.onJump).toHaveBeenLastCalledWith(4);
  },
};

/** What was recalled is nowhere any more, also where it was quoted. */
export const QuotingRecalled: Story = {
  args: {
    item: message(9, 'Yes, this one.', {
      quote: { seq: 4, senderName: me.name, content: { kind: 'recalled', body: null } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This message was recalled.')).toBeVisible();
  },
};

export const Picture: Story = {
  args: { item: message(5, { kind: 'picture', body: { file: picture } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture homework page 12.png' }));
    await expect(handlers.onOpenPicture).toHaveBeenLastCalledWith(args.item);
  },
};

/** Its place is there before it has loaded, and stays when it cannot be. */
export const BrokenPicture: Story = {
  args: {
    item: message(5, { kind: 'picture', body: { file: picture } }),
    hrefOfFile: () => 'data:image/png;base64,AAAA',
  },
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('button', { name: /cannot be shown/ });
    await expect(place.getBoundingClientRect().height).toBe(210);
  },
};

export const File: Story = {
  args: { item: message(6, { kind: 'file', body: { file } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Lesson plan, unit 5\.pdf ?1\.4 MiB/ })).toHaveAttribute(
      'href',
      '/files/Attachment/plan.pdf',
    );
  },
};

const soundFile = { ...file, name: 'page 12.mp3', path: 'Attachment/sound.mp3', contentType: 'audio/mpeg' };
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

/** Sound has a bar, video a picture; each can be downloaded too. */
export const PlayedInPlace: Story = {
  args: {
    item: message(5, { kind: 'file', body: { file: soundFile } }),
    hrefOfFile: () => silence,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Recording page 12.mp3')).toHaveAttribute('controls');
    await expect(canvas.getByRole('link', { name: /page 12\.mp3/ })).toBeVisible();
  },
};

export const CannotBePlayed: Story = {
  args: {
    item: message(5, {
      kind: 'file',
      body: { file: { ...soundFile, name: 'class.mov', contentType: 'video/quicktime' } },
    }),
    hrefOfFile: () => 'data:video/quicktime,x',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser cannot play it here. You can download it.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Video/)).toBeNull();
  },
};

export const Forwarded: Story = {
  args: {
    item: message(5, { kind: 'text', body: { text: 'Page 12', mentions: [], mentionsAll: false, isForwarded: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forwarded')).toBeVisible();
  },
};

/** A link or a flag in front does not turn an Arabic line: it stands at the right, where the line begins. */
export const RightToLeftAfterLink: Story = {
  args: { item: message(5, 'https://example.com/a اقرأ هذا') },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'https://example.com/a' });
    const line = link.closest('p');
    await expect(line).toHaveAttribute('dir', 'rtl');
    await expect(link.getBoundingClientRect().right).toBe(line?.getBoundingClientRect().right);
  },
};

export const RightToLeftAfterFlag: Story = {
  args: { item: message(5, '🇪🇬 مرحبا بكم') },
  play: async ({ canvas }) => {
    const flag = canvas.getByText('🇪🇬');
    await expect(flag.getBoundingClientRect().right).toBe(flag.closest('p')?.getBoundingClientRect().right);
  },
};

export const FileGoingUp: Story = {
  args: {
    item: {
      ...unsent('a', '', { kind: 'sending', percent: 40 }),
      content: { kind: 'file', body: { file } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending, 40 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel: File/ }));
    await expect(handlers.onDiscard).toHaveBeenCalled();
  },
};

export const Waiting: Story = { args: { item: unsent('a', 'I am on my way.', { kind: 'waiting' }) } };

export const Sending: Story = { args: { item: unsent('a', 'I am on my way.', { kind: 'sending' }) } };

export const Failed: Story = {
  args: {
    item: unsent('a', 'I am on my way.', { kind: 'failed', message: 'Send failed: you are no longer in this group.' }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: I am on my way.' }));
    await expect(handlers.onRetry).toHaveBeenLastCalledWith(args.item);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard: I am on my way.' }));
    await expect(handlers.onDiscard).toHaveBeenLastCalledWith(args.item);
  },
};

const onCallBack = fn();

const calls = (
  [
    { kind: 'call', body: { actionType: callActions.hangUp, call_type: 1, call_end: 65 } },
    { kind: 'call', body: { actionType: callActions.timeout, call_type: 2 } },
    { kind: 'call', body: { actionType: callActions.busy, call_type: 2, line_busy: 2 } },
    { kind: 'call', body: { actionType: 8 } },
  ] satisfies MessageContent[]
).map((content, index) => message(index + 1, content));

export const Calls: Story = {
  render: (args) => (
    <>
      {calls.map((item) => (
        <MessageBubble key={item.key} {...args} item={item} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const lines = [
      'Audio call, 01:05',
      "You missed Coco's mother's video call",
      "You missed Coco's mother's video call: you were in class",
      'Video call',
    ];
    for (const words of lines) await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** After a call in vain, and after no other. */
export const CallBack: Story = {
  render: function CanCallBack(args) {
    const callBack = { ...args.handlers, onCallBack };
    return (
      <>
        {calls.map((item) => (
          <MessageBubble key={item.key} {...args} item={item} handlers={callBack} />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Call back/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Call back: You missed .* video call, / }));
    await expect(onCallBack).toHaveBeenLastCalledWith(calls[1]);
  },
};

const twelve = Array.from({ length: 12 }, (_, index) => ({ id: index + 10, name: `Student ${index + 1}` }));
const across = (
  [
    { kind: 'people', body: { action: 'invited', people: twelve } },
    { kind: 'people', body: { action: 'role', people: [ann], role: 'admin' } },
    { kind: 'people', body: { action: 'removed', people: [{ id: 9, name: hostileName }] } },
    { kind: 'settings', body: { changed: ['name'], name: 'Unit 5' } },
  ] satisfies MessageContent[]
).map((content, index) => message(index + 1, content));

export const PeopleAndSettings: Story = {
  args: { isGroup: true },
  render: (args) => (
    <>
      {across.map((item) => (
        <MessageBubble key={item.key} {...args} item={item} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Student 10 and 2 more \(12 in all\)\.$/)).toBeVisible();
    // The mark that turns the words around it is gone.
    await expect(canvas.getByText(/removed gpj\.exe/)).toBeVisible();
  },
};

export const Recalled: Story = { args: { item: message(8, { kind: 'recalled', body: null }) } };

export const RecalledAndKept: Story = {
  args: { item: own(8, { kind: 'recalled', body: null }, { textBeforeRecall: 'Page 21' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit again: Page 21' }));
    await expect(handlers.onEditAgain).toHaveBeenLastCalledWith(args.item);
  },
};

export const Unknown: Story = { args: { item: message(8, { kind: 'unknown', body: null }) } };

export const Reactions: Story = {
  args: {
    item: message(8, 'She has read all of it!', {
      reactions: [
        { emoji: '👍', names: ['You', 'Ben'], isOwn: true },
        { emoji: '🎉', names: ['Ann Lee'], isOwn: false },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^👍 2/, pressed: true }));
    await expect(handlers.onReact).toHaveBeenLastCalledWith(args.item, '👍', false);
    await userEvent.click(canvas.getByRole('button', { name: /^🎉 1/, pressed: false }));
    await expect(handlers.onReact).toHaveBeenLastCalledWith(args.item, '🎉', true);
  },
};

const sentAgo = (count: number): MessageItem =>
  own(8, 'Page 21', { at: new Date(storyNow.getTime() - seconds(count)) });

/** Within two minutes of the service's clock, with a ring of what is left. */
export const RecallWithinTwoMinutes: Story = {
  args: { item: sentAgo(119) },
  play: async ({ canvas, args }) => {
    const ring = canvas.getByRole('button', { name: 'Recall: Page 21' });
    await expect(ring).toHaveAttribute('title', 'Recall: 0:01 left');
    await userEvent.click(ring);
    await expect(handlers.onRecall).toHaveBeenLastCalledWith(args.item);
  },
};

export const RecallNoMore: Story = {
  args: { item: sentAgo(120) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Recall/ })).toBeNull();
  },
};

export const HostileName: Story = {
  args: { isGroup: true, item: message(8, 'Hello', { sender: { id: 9, name: hostileName } }) },
  play: async ({ canvas }) => {
    const name = canvas.getByText('gpj.exe <b onmouseover=alert(1)>x</b>');
    await expect(name.tagName).toBe('BDI');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { item: own(8, `${'wordwithoutanyend'.repeat(30)}\n\nAnd a second part. `.repeat(2)) },
};

export const RightToLeft: Story = {
  args: { item: message(8, 'مرحبا! هل الدرس في الساعة التاسعة؟ https://example.com') },
};
