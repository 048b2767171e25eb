import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { MessagePage } from './message-page.tsx';

const meta = {
  title: 'Account/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    drawing: 'notFound',
    title: 'This page does not exist',
    children: 'The address may be mistyped, or the page has moved.',
    actions: (
      <ButtonLink href="/home" variant="primary">
        Go to the dashboard
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/home');
  },
};

export const WholePage: Story = {
  args: { isWholePage: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('link', { name: 'Tutor Portal, home' })).toBeVisible();
  },
};

export const Failure: Story = {
  args: {
    drawing: 'failure',
    title: 'Something went wrong on our side',
    children: 'Nothing you did is lost. Try again; if it stays, tell your manager.',
    requestId: '0f8c2f2e-7b1a-4a53-9b0e-2d6b1f6f6a10',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <ButtonLink href="/home">Go to the dashboard</ButtonLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0f8c2f2e-7b1a-4a53-9b0e-2d6b1f6f6a10');
  },
};

export const Offline: Story = {
  args: {
    drawing: 'offline',
    title: 'Links seem to get inaccessible.',
    children: 'Check your connection and try again.',
  },
};

export const ComingLater: Story = {
  args: {
    drawing: 'comingLater',
    title: 'Service Fee is being prepared',
    children: 'It will open here soon. Everything else works as usual.',
  },
};

export const NotAllowed: Story = {
  args: { drawing: 'notAllowed', title: 'Not open to you yet', children: 'The growth centre opens group by group.' },
};

export const LongText: Story = {
  args: {
    title: 'A very long title that goes on and on because somebody named the page after everything that it can do',
    children: 'x'.repeat(300),
  },
};
