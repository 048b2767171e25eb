import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps, SegmentedLinks } from './segmented-control.tsx';

/** Holds what is chosen, as a page does. */
function Chosen(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        props.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    segments: [
      { value: 'week', label: 'Week', icon: CalendarRange },
      { value: 'day', label: 'Day', icon: CalendarDays },
    ],
    value: 'week',
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByText('Week'));
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
  },
};

export const WithADisabledSegment: Story = {
  args: {
    segments: [
      { value: 'all', label: 'All' },
      { value: 'unread', label: 'Unread' },
      { value: 'archived', label: 'Archived', isDisabled: true },
    ],
    value: 'all',
  },
};

export const Links: Story = {
  render: () => (
    <SegmentedLinks
      label="View"
      segments={[
        { href: '/classTab?view=week', label: 'Week', isCurrent: true },
        { href: '/classTab?view=day', label: 'Day', isCurrent: false },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'View' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Day' })).not.toHaveAttribute('aria-current');
  },
};
