import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ContactCard } from './contact-card.tsx';

const meta = {
  title: 'Profile/ContactCard',
  component: ContactCard,
  args: {
    email: 'maria.cristina.santos-dela-cruz@a-very-long-name-of-a-provider.example',
    isPhoneBound: true,
    phoneEnd: '0201',
    skypeId: 'live:maria.santos',
    zone: 'Asia/Ho_Chi_Minh',
    timeZoneHref: '/newPersonalData/timeZone',
    hrefOf: (change) => `/newPersonalData/${change}`,
    onChange: fn(),
  },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Bound, ends in 0201')).toBeVisible();
    await expect(canvas.getByText('live:maria.santos')).toBeVisible();
    await expect(canvas.getByText('Asia/Ho Chi Minh')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change time zone' })).toHaveAttribute(
      'href',
      '/newPersonalData/timeZone',
    );
    for (const [name, change] of [
      ['Change e-mail', 'changeEmail'],
      ['Change phone', 'bindPhone'],
      ['Change Skype ID', 'skype'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/newPersonalData/${change}`);
      await userEvent.click(link);
      await expect(args.onChange).toHaveBeenLastCalledWith(change);
    }
  },
};

export const NothingYet: Story = {
  args: { email: undefined, isPhoneBound: false, phoneEnd: null, skypeId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None yet')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Skype ID' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bind phone' })).toBeVisible();
  },
};
