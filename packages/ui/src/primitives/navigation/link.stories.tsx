import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { forwardRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../../theme/icon.tsx';
import { Link } from './link.tsx';
import { type LinkComponentProps, LinkProvider } from './link-provider.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/classTab', children: 'class table' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      See all of this week in your <Link {...args} />.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'class table' });
    await expect(link).toHaveAttribute('href', '/classTab');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Standalone: Story = {
  args: {
    variant: 'standalone',
    children: (
      <>
        All messages <Icon of={ChevronRight} size="small" />
      </>
    ),
  },
};

const Marked = forwardRef<HTMLAnchorElement, LinkComponentProps>(function Marked(props, ref) {
  return <a {...props} ref={ref} data-application-link="" />;
});

export const InsideAProvider: Story = {
  render: (args) => (
    <LinkProvider component={Marked}>
      <Link {...args} variant="standalone" />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-application-link');
  },
};
