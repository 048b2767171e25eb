import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReplyTemplatesDialog } from './reply-templates-dialog.tsx';

function Held({ templates, ...props }: ComponentProps<typeof ReplyTemplatesDialog>) {
  const [kept, setKept] = useState(templates);
  return (
    <ReplyTemplatesDialog
      {...props}
      templates={kept}
      onSave={async (text, key) => {
        const isKept = await props.onSave(text, key);
        if (isKept)
          setKept((before = []) =>
            key === undefined
              ? [...before, { key: `new-${before.length}`, text }]
              : before.map((one) => (one.key === key ? { key, text } : one)),
          );
        return isKept;
      }}
    />
  );
}

const meta = {
  title: 'Chat/ReplyTemplatesDialog',
  component: ReplyTemplatesDialog,
  render: (args) => <Held {...args} />,
  beforeEach: () => window.localStorage.clear(),
  args: {
    templates: [
      { key: 'a', text: 'Good morning, {student}! Please open page 12.' },
      { key: 'b', text: 'مرحبا {student}' },
    ],
    onSave: fn(() => Promise.resolve(true)),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReplyTemplatesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'My replies' }));

/** One is added, one changed, one taken away. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'New reply' }), 'See you tomorrow!');
    await userEvent.click(dialog.getByRole('button', { name: 'Add reply' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('See you tomorrow!', undefined);
    const again = await dialogOf(canvasElement);
    await expect(await again.findByRole('button', { name: 'Delete: See you tomorrow!' })).toBeVisible();
    await waitFor(() => expect(again.getByRole('textbox', { name: 'New reply' })).toHaveValue(''));
    await userEvent.click(again.getByRole('button', { name: /^Change: Good morning/ }));
    const changing = await dialogOf(canvasElement);
    const field = await changing.findByRole('textbox', { name: 'Change this reply' });
    await expect(field).toHaveValue('Good morning, {student}! Please open page 12.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Page 13');
    await userEvent.click(changing.getByRole('button', { name: 'Save reply' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('Page 13', 'a');
    const last = await dialogOf(canvasElement);
    await userEvent.click(await last.findByRole('button', { name: 'Delete: Page 13' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ key: 'a', text: 'Page 13' });
  },
};

/** What is refused stays in its field. */
export const Refused: Story = {
  args: {
    onSave: fn(() => Promise.resolve(false)),
    error: 'At most 30 replies of your own can be kept.',
    templates: [],
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Add reply' }));
    await expect(await dialog.findByText('Write a text first.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'New reply' }), 'Well done');
    await userEvent.click(dialog.getByRole('button', { name: 'Add reply' }));
    await expect(dialog.getByRole('textbox', { name: 'New reply' })).toHaveValue('Well done');
  },
};

export const Loading: Story = { args: { templates: undefined } };
