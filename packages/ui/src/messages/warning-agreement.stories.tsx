import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WarningAgreement } from './warning-agreement.tsx';

const meta = {
  title: 'Messages/WarningAgreement',
  component: WarningAgreement,
  args: { action: '/messageView/12', opened: 'sealed' },
} satisfies Meta<typeof WarningAgreement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You can agree 30 seconds after you opened this page/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I Agree' })).toBeEnabled();
  },
};

export const TooEarly: Story = {
  args: { error: 'Please read to the end. You can agree in 12 seconds.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('You can agree in 12 seconds.');
  },
};
