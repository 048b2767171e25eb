import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ContactCard } from './contact-card.tsx';

const meta = {
  title: 'Profile/ContactCard',
  component: ContactCard,
  args: {
    email: 'maria.cristina.santos-dela-cruz@a-very-long-name-of-a-provider.example',
    isPhoneBound: true,
    onChangeEmail: fn(),
    onBindPhone: fn(),
    onSkypeId: fn(),
  },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change e-mail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change phone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skype ID' }));
    for (const called of [args.onChangeEmail, args.onBindPhone, args.onSkypeId]) {
      await expect(called).toHaveBeenCalledTimes(1);
    }
  },
};

export const NothingYet: Story = {
  args: { email: undefined, isPhoneBound: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bind phone' })).toBeVisible();
  },
};
