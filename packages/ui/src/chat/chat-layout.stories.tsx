import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { FloatingButtons } from '../shell/floating-buttons.tsx';
import { Icon } from '../theme/icon.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { coco, hostileName, hrefOfFile, manyMessages, me, zone } from './chat-story-data.ts';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import { MessageList } from './message-list.tsx';
import { TalkHeader } from './talk-header.tsx';

const list = (
  <ConversationList
    conversations={[]}
    hrefOf={(id) => `/chat/${id}`}
    hrefOfFile={hrefOfFile}
    search=""
    onSearch={fn()}
    isUnreadOnly={false}
    onUnreadOnly={fn()}
  />
);

function talk(name: string) {
  return (
    <>
      <TalkHeader
        name={name}
        detail="Mother of Coco, Trial lesson"
        backHref="/chat"
        tools={<IconButton label="Facts" icon={<Icon of={Info} />} />}
      />
      <MessageList
        label={`Messages with ${coco.name}`}
        items={manyMessages(40, 9_961)}
        zone={zone}
        isGroup={false}
        ownId={me.id}
        hrefOfFile={hrefOfFile}
        handlers={{}}
      />
      <Composer
        label={`Message to ${coco.name}`}
        value=""
        onChange={fn()}
        onSend={fn()}
        onFiles={fn()}
        other={{ name: coco.name, zone: 'Europe/London' }}
      />
    </>
  );
}

const meta = {
  title: 'Chat/ChatLayout',
  component: ChatLayout,
  parameters: { layout: 'fullscreen' },
  args: { list, talk: talk(coco.name), facts: <p style={{ padding: '1rem' }}>Facts of the student</p>, view: 'talk' },
} satisfies Meta<typeof ChatLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Facts of the student')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Chat' })).toBeVisible();
  },
};

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Facts of the student')).not.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Chat' })).toBeVisible();
  },
};

export const LaptopFacts: Story = { globals: { viewport: { value: 'laptop' } }, args: { view: 'facts' } };

/** One column at a time. */
export const PhoneTalk: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: `Message to ${coco.name}` })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Conversations' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the conversations' })).toHaveAttribute('href', '/chat');
  },
};

export const PhoneList: Story = { globals: { viewport: { value: 'phone' } }, args: { view: 'list' } };

/** Where one writes, the frame's quick actions stand aside; beside the list they are there. */
export const PhoneQuickActions: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Render(args) {
    const [view, setView] = useState(args.view);
    return (
      <>
        <ChatLayout {...args} view={view} list={<Button onClick={() => setView('talk')}>Coco</Button>} />
        <FloatingButtons buttons={['feedback']} />
      </>
    );
  },
  args: { view: 'list' },
  play: async ({ canvas, canvasElement }) => {
    const actions = canvasElement.querySelector('aside');
    await expect(actions).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coco' }));
    const field = await canvas.findByRole('textbox', { name: `Message to ${coco.name}` });
    await expect(field).toBeVisible();
    await expect(actions).not.toBeVisible();
    // The composer ends where the screen does.
    const layout = canvas.getByRole('heading', { name: 'Chat' }).closest('[data-view]');
    const heightLeft = window.innerHeight - (layout?.getBoundingClientRect().height ?? 0);
    await expect(heightLeft).toBeLessThan(70);
  },
};

export const PhoneFacts: Story = { globals: { viewport: { value: 'phone' } }, args: { view: 'facts' } };

/** A file that falls beside the conversation stays where it was: the browser would open it in the place of the page. */
export const FileDroppedBeside: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['picture'], 'page 12.png', { type: 'image/png' }));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      canvas.getByRole('heading', { name: 'Conversations' }).dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(true);
    }
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

export const HostileName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { talk: talk(hostileName.repeat(4)) },
};
