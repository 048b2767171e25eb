import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LeavingPage } from './leaving-page.tsx';

const posted = fn();

const meta = {
  title: 'Account/LeavingPage',
  component: LeavingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    host: 'training.example.com',
    way: {
      kind: 'post',
      action: 'https://training.example.com/enter',
      fields: { code: '5f0c9a', path: '/trainingCenter', client: '1' },
    },
    homeHref: '/home',
  },
  beforeEach: () => {
    posted.mockClear();
    // Keeps the story where it is, and tells what would have gone where.
    const record = (event: SubmitEvent): void => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) {
        posted(event.target.action, Object.fromEntries(new FormData(event.target)));
      }
    };
    document.addEventListener('submit', record);
    return () => document.removeEventListener('submit', record);
  },
} satisfies Meta<typeof LeavingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whatGoes = ['https://training.example.com/enter', { code: '5f0c9a', path: '/trainingCenter', client: '1' }];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }));
    await expect(posted.mock.calls).toEqual([whatGoes, whatGoes]);
  },
};

export const NotListed: Story = {
  args: { host: 'somewhere.example.org', way: { kind: 'link', href: 'https://somewhere.example.org/' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Go to somewhere.example.org' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('link', { name: 'Stay here' })).toHaveAttribute('href', '/home');
    await expect(posted).not.toHaveBeenCalled();
  },
};

export const LongHost: Story = {
  args: {
    host: 'a-very-long-subdomain.of-another-service.with-many-parts.training-materials.example.com',
    way: { kind: 'link', href: 'https://example.com/' },
  },
};
