import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { ToastRegion } from '../feedback/toast-region.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { Dialog } from './dialog.tsx';
import { MoreDialogs } from './more-dialogs.tsx';

/** A dialog needs somewhere to come from and go back to. */
function Opened({ isOpen, onOpenChange, ...rest }: ComponentProps<typeof Dialog>) {
  const [isShown, setShown] = useState(isOpen);
  const change = (next: boolean): void => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Points rules</Button>
      <Dialog {...rest} isOpen={isShown} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Teaching points rules',
    description: 'A completed class gives 0.2 points, on weekends 0.3.',
  },
  render: (args) => <Opened {...args} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Teaching points rules' });
    await expect(dialog).toHaveAccessibleDescription('A completed class gives 0.2 points, on weekends 0.3.');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OneOfSeveral: Story = {
  decorators: [
    (Story) => (
      <MoreDialogs count={3}>
        <Story />
      </MoreDialogs>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Teaching points rules',
    });
    await expect(dialog).toHaveTextContent('3 more after this');
  },
};

export const FocusComesBack: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Points rules' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function escapeFrom(target: Element): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

/** Pressed in the moment in which the dialog is there and the focus is not. */
export const EscapeFromUnder: Story = {
  play: async ({ args, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const page = within(body);
    const opener = page.getByRole('button', { name: 'Points rules', hidden: true });
    for (const under of [opener, body]) {
      await page.findByRole('dialog');
      escapeFrom(under);
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await userEvent.click(opener);
    }
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function Loading({ onLoaded }: { onLoaded: () => void }) {
  return (
    <Dialog isOpen onOpenChange={fn()} title="Loading">
      <Button onClick={onLoaded}>Go on</Button>
    </Dialog>
  );
}

function InTurn() {
  const [step, setStep] = useState<'closed' | 'loading' | 'loaded'>('closed');
  return (
    <>
      <Button onClick={() => setStep('loading')}>Points rules</Button>
      {step === 'loading' ? <Loading onLoaded={() => setStep('loaded')} /> : null}
      {step === 'loaded' ? <Dialog isOpen onOpenChange={() => setStep('closed')} title="Loaded" /> : null}
    </>
  );
}

/** One dialog takes the place of another: the focus goes back to where it was before the first. */
export const FocusComesBackFromTheSecond: Story = {
  render: () => <InTurn />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Points rules' });
    await userEvent.click(opener);
    await userEvent.click(await page.findByRole('button', { name: 'Go on' }));
    const loaded = await page.findByRole('dialog', { name: 'Loaded' });
    await waitFor(() => expect(loaded.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function OpenerThatGoes() {
  const [step, setStep] = useState<'waits' | 'open' | 'answered'>('waits');
  return (
    <main id="main" tabIndex={-1}>
      <h1>Message</h1>
      {step === 'answered' ? <p>You have read everything.</p> : <Button onClick={() => setStep('open')}>Answer</Button>}
      <Dialog isOpen={step === 'open'} onOpenChange={() => setStep('answered')} title="Class notice" />
    </main>
  );
}

/** What was pressed goes away with the answer: the focus goes on from the page, not from the top of the document. */
export const FocusGoesToThePage: Story = {
  render: () => <OpenerThatGoes />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Answer' }));
    const dialog = await page.findByRole('dialog', { name: 'Class notice' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('main')).toHaveFocus());
  },
};

export const MustBeAnswered: Story = {
  args: {
    role: 'alertdialog',
    isDismissable: false,
    title: 'Class notice',
    description: 'Your class of 10:00 AM has a new student. Please read the lesson plan again.',
    footer: (
      <>
        <Button>Refuse</Button>
        <Button variant="primary">Read and Accept</Button>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alertdialog', { name: 'Class notice' });
    await userEvent.keyboard('{Escape}');
    escapeFrom(canvasElement.ownerDocument.body);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WithAField: Story = {
  args: {
    title: 'Refuse the class',
    description: undefined,
    children: <TextArea label="Reason" limit={200} />,
    footer: <Button variant="primary">Send</Button>,
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const LongText: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
      <p key={number}>
        Rule {number}. A cancellation costs two points; an absence twenty; a complaint ten. Five stars give two.
      </p>
    )),
    footer: <Button variant="primary">Noted</Button>,
  },
};

/** What is told while it stands open does not lie on its buttons. */
export const ToastsMakeWay: Story = {
  args: LongText.args ?? {},
  render: (args) => (
    <>
      <Opened {...args} />
      <ToastRegion
        flash={[{ tone: 'success', message: 'Thank you. Your class is confirmed.', durationMs: 3_600_000 }]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const button = (await within(body).findByRole('button', { name: 'Noted' })).getBoundingClientRect();
    const toast = (await within(body).findByText('Thank you. Your class is confirmed.')).getBoundingClientRect();
    await expect(toast.bottom).toBeLessThan(button.top);
  },
};

export const Phone: Story = { args: LongText.args ?? {}, globals: { viewport: { value: 'phone' } } };

/** Menus that a browser's extension puts into the page, before or while it is open, can be used. */
export const BesideAnExtension: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const page = within(body);
    const addMenu = (tag: string, words: string): HTMLElement => {
      const menu = document.createElement(tag);
      menu.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647;';
      const entry = menu.appendChild(document.createElement('button'));
      entry.textContent = words;
      entry.style.cssText = 'min-width: 44px; min-height: 44px; color: black; background: white;';
      return body.appendChild(menu);
    };
    const menus = [addMenu('password-menu', 'Fill in')];
    await userEvent.click(page.getByRole('button', { name: 'Points rules' }));
    const dialog = await page.findByRole('dialog');
    menus.push(addMenu('translate-menu', 'Translate'));
    for (const menu of menus) {
      const entry = within(menu).getByRole('button');
      await waitFor(() => expect(menu.closest('[inert], [aria-hidden="true"]')).toBeNull());
      await userEvent.click(entry);
      await expect(entry).toHaveFocus();
      await expect(dialog).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
      menu.remove();
    }
    // The page itself stays closed to presses.
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
  },
};
