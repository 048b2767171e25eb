import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileLink } from './file-link.tsx';
import { LinkProvider } from './link-provider.tsx';

const routed = fn();

const meta = {
  title: 'Primitives/FileLink',
  component: FileLink,
  args: { href: '#file.csv', children: 'Download CSV' },
} satisfies Meta<typeof FileLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser follows it, not the router, and opens what is no file: with `download` it would save a page of sign-in. */
export const Default: Story = {
  render: (args) => (
    <LinkProvider component={({ href }) => <button type="button" onClick={() => routed(href)} />}>
      <FileLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download CSV' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(routed).not.toHaveBeenCalled();
    await expect(link).not.toHaveAttribute('download');
  },
};

export const Small: Story = { args: { size: 'small' } };
