import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageTextMax } from '@tutor/rules/chat/chat-limits';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { coco, hostileName, people, said } from './chat-story-data.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { dropArea } from './use-file-drop.ts';

const onSend = fn();
const onFiles = fn((_files: File[], _isAlone: boolean): void => undefined);

function Held({ value, ...props }: ComponentProps<typeof Composer>) {
  const [text, setText] = useState(value);
  const composer = useRef<ComposerHandle>(null);
  return (
    <Composer
      {...props}
      ref={composer}
      value={text}
      onChange={setText}
      onSend={() => {
        props.onSend();
        onSend(text);
        setText('');
      }}
      tools={
        <Button size="small" variant="quiet" onClick={() => composer.current?.insert('👍')}>
          Thumb
        </Button>
      }
    />
  );
}

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    onSend.mockClear();
    onFiles.mockClear();
  },
  args: {
    label: "Message to Coco's mother",
    value: '',
    onChange: fn(),
    onSend: fn(),
    onFiles,
    other: { name: coco.name, zone: 'Europe/London' },
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift and Enter begin a line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("It is 1:10 AM for Coco's mother.")).toBeVisible();
    const field = canvas.getByRole('textbox', { name: "Message to Coco's mother" });
    await userEvent.type(field, 'Hello{Shift>}{Enter}{/Shift}Coco{Enter}');
    await expect(onSend.mock.calls).toEqual([['Hello\nCoco']]);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Enter that ends a composition chooses a word and sends nothing; the next one sends. */
export const Composition: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '你好');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari ends the composition first, and tells by the key's number.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('你好');
    await userEvent.keyboard('{Enter}');
    await expect(onSend.mock.calls).toEqual([['你好']]);
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '  \u200B {Enter}');
    await expect(await canvas.findByText('An empty message cannot be sent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** The longest text passes. */
export const AtLimit: Story = {
  args: { value: '界'.repeat(messageTextMax) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2000 of 2000')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** One sign more does not, stays whole, and is told how much it is too long. */
export const TooLong: Story = {
  args: { value: '👨‍👩‍👧‍👦'.repeat(messageTextMax + 1) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue(args.value);
    await expect(canvas.getByText(/^Too long by 1 character: at most 2000 can be sent/)).toBeVisible();
  },
};

/** A megabyte that is pasted is neither cut nor lost, and a key is answered within 200 ms. */
export const Megabyte: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const text = 'long text '.repeat(100_000);
    fireEvent.change(field, { target: { value: text } });
    await expect(field.value.length).toBe(text.length);
    await expect(
      canvas.getByText('Too long by 998000 characters: at most 2000 can be sent. Nothing was cut.'),
    ).toBeVisible();
    fireEvent.keyDown(field, { key: 'Enter' });
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field.value.length).toBe(text.length);
    // Accessibility checks read every character of a field.
    fireEvent.change(field, { target: { value: 'short' } });
    await waitFor(() => expect(canvas.queryByText(/^Too long/)).toBeNull());
  },
};

/** Typed without the right to it: refused in words, and the text stays. */
export const MentionAllNotAllowed: Story = {
  args: { people, other: undefined, whyNoMentionAll: 'Only administrators can mention @all in this group.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@all come{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('@all come');
    await expect(canvas.getByText('Only administrators can mention @all in this group.')).toBeVisible();
  },
};

export const MentionByKeyboard: Story = {
  args: { people, other: undefined },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Hi @a');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '@allEverybody in this group',
      'Ann Lee',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Hi @Ann Lee ');
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('please{Enter}');
    await expect(onSend.mock.calls).toEqual([['Hi @Ann Lee please']]);
    // Escape closes the names and leaves the text.
    await userEvent.type(field, '@b{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(field).toHaveValue('@b');
  },
};

export const MentionMenuOpen: Story = {
  args: { people, other: undefined, whyNoMentionAll: 'Only administrators can mention @all in this group.' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ paddingTop: '14rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@');
    await expect(canvas.getByRole('option', { name: "Coco's mother" })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: /@all/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('@');
  },
};

export const Reply: Story = {
  args: { replyTo: { seq: 4, senderName: coco.name, content: said('Page 12? '.repeat(40)) }, onCancelReply: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}');
    await expect(args.onCancelReply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reply' }));
    await expect(args.onCancelReply).toHaveBeenCalledTimes(2);
  },
};

const photo = new File(['picture'], 'page 12.png', { type: 'image/png' });
const program = new File(['program'], 'game.exe', { type: 'application/octet-stream' });

const bubbling = { bubbles: true, cancelable: true };

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
function drop(field: HTMLElement, ...files: File[]): void {
  field.dispatchEvent(new DragEvent('drop', { ...bubbling, dataTransfer: transferOf(...files) }));
}
function namesOfFiles(): string[] {
  return onFiles.mock.calls.flatMap(([files]) => files.map(({ name }) => name));
}

const filesDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^Send th/ });

/** Of what cannot be sent it says why; the rest is looked at first. */
export const FilesDroppedAndPasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    drop(field, photo, program);
    const dialog = within(await filesDialog(canvasElement));
    await waitFor(() => expect(dialog.getByText(/^game\.exe: Only .* files can be sent here\.$/)).toBeVisible());
    await expect(dialog.getByText('page 12.png')).toBeVisible();
    await expect(onFiles).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(onFiles).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Files to send'), photo);
    await userEvent.click(within(await filesDialog(canvasElement)).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(namesOfFiles()).toEqual(['page 12.png']));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** By keys alone: a pasted picture, a second one, a caption that is the composer's text, one picture taken out again, Enter. */
export const PastedWithCaption: Story = {
  args: { value: 'Here is' },
  play: async ({ canvas, canvasElement }) => {
    const paste = (file: File) =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { ...bubbling, clipboardData: transferOf(file) }),
      );
    canvas.getByRole('textbox').focus();
    paste(photo);
    const dialog = within(await filesDialog(canvasElement));
    const caption = dialog.getByRole('textbox', { name: /^Caption/ });
    await waitFor(() => expect(caption).toHaveFocus());
    await expect(caption).toHaveValue('Here is');
    await userEvent.type(caption, ' page 12');
    paste(new File(['other'], 'private.txt.png', { type: 'image/png' }));
    (await dialog.findByRole('button', { name: 'Remove private.txt.png' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByText('private.txt.png')).toBeNull());
    await userEvent.type(caption, '{Enter}');
    await waitFor(() => expect(namesOfFiles()).toEqual(['page 12.png']));
    await expect(onSend.mock.calls).toEqual([['Here is page 12']]);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** Anywhere over the conversation. */
export const DroppedOnTheConversation: Story = {
  decorators: [
    (Story) => (
      <div {...{ [dropArea]: '' }}>
        <p>Good morning!</p>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByText('Good morning!');
    message.dispatchEvent(new DragEvent('dragover', { ...bubbling, dataTransfer: transferOf(photo) }));
    await expect(await canvas.findByText(/^Drop the files/)).toBeVisible();
    drop(message, photo);
    await userEvent.click(within(await filesDialog(canvasElement)).getByRole('button', { name: 'Cancel' }));
    await expect(onFiles).not.toHaveBeenCalled();
  },
};

export const FilesNotAllowed: Story = {
  args: { whyNoFiles: 'Only administrators can send files in this group.', other: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    await expect(canvas.getByText('Only administrators can send files in this group.')).toBeVisible();
    drop(canvas.getByRole('textbox'), photo);
    await expect(onFiles).not.toHaveBeenCalled();
  },
};

export const NotAllowedToSpeak: Story = {
  args: { whyNot: 'Only administrators can speak in this group.', other: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only administrators can speak in this group.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Typing: Story = { args: { typing: [coco.name] } };

/** What a tool brings stands in the place of the caret. */
export const Inserted: Story = {
  args: { value: 'Good work' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    field.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Thumb' }));
    await expect(field).toHaveValue('Good👍 work');
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(6);
  },
};

export const Refused: Story = { args: { value: 'Hello', refusal: 'You are sending very fast.' } };

export const HostileName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    other: { name: hostileName, zone: 'America/New_York' },
    typing: [hostileName],
    replyTo: { seq: 4, senderName: hostileName, content: said('Hello') },
  },
};
