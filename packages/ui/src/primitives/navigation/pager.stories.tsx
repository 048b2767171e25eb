import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pager } from './pager.tsx';

const meta = {
  title: 'Primitives/Pager',
  component: Pager,
  args: { page: 3, total: 10_000, pageSize: 20, hrefOf: (page) => `?page=${page}`, noun: ['comment', 'comments'] },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('41 to 60 of 10,000 comments')).toBeVisible();
    await expect(canvas.getByText('Page 3 of 500')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
    await expect(links).toEqual([
      ['First', '?page=1'],
      ['Previous', '?page=2'],
      ['Next', '?page=4'],
      ['Last', '?page=500'],
    ]);
  },
};

export const LastPage: Story = {
  args: { page: 500 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Page 500 of 500')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual(['First', 'Previous']);
  },
};

/** The first and the last page are named once: where they are next, by that. */
export const TwoPages: Story = {
  args: { page: 1, total: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual(['Next']);
  },
};

export const OnePage: Story = {
  args: { page: 1, total: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 comment');
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

/** An address beyond the end leads back to the last page. */
export const BeyondTheEnd: Story = {
  args: { page: 900, total: 41 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=3');
  },
};

export const Nothing: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
