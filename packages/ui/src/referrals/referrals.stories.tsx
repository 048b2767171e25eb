import type { Meta, StoryObj } from '@storybook/react-vite';
import { referralSteps } from '@tutor/rules/referrals/referral-steps';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageForm } from '../forms/page-form.tsx';
import { ReferralFields, referralLabels } from './referral-fields.tsx';
import { ReferralList } from './referral-list.tsx';
import { ReferralSteps } from './referral-steps.tsx';
import { ShareLinkCard } from './share-link-card.tsx';

const at = new Date('2026-11-12T02:30:00Z');
const items = referralSteps.map((step, index) => ({
  id: 60_001 + index,
  href: `/referralStatus?id=${60_001 + index}`,
  name: index === 0 ? 'Maria Concepcion Evangelina de la Cruz-Santiago' : 'Ana Cruz',
  email: `friend.${index}@mail.example`,
  at,
  step,
  stepAt: index === 0 ? at : new Date(at.getTime() + index * 86_400_000),
  isClosed: index === 2,
}));

const meta = {
  title: 'Referrals/Referrals',
  component: ReferralList,
  args: { items, zone: 'Asia/Manila' },
} satisfies Meta<typeof ReferralList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent('Interview');
    await expect(rows[2]).toHaveTextContent('Closed');
  },
};

export const Empty: Story = { args: { items: [] } };

export const NobodyInThisStep: Story = { args: { items: [], filter: 'training' } };

const times = { applied: at, interview: at, training: at };

export const Steps: Story = {
  render: () => <ReferralSteps step="training" isClosed={false} times={times} zone="Asia/Manila" />,
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(within(steps[2] ?? canvasElement).getByRole('img', { name: 'Now' })).toBeInTheDocument();
    await expect(steps[3]).toHaveTextContent('To come');
  },
};

export const ClosedSteps: Story = {
  render: () => <ReferralSteps step="interview" isClosed times={times} closedAt={at} zone="Asia/Manila" />,
};

const onCopy = fn();

export const ShareLink: Story = {
  render: () => <ShareLinkCard url="https://tutors.example/join/3vQx9a1bC2dE" onCopy={onCopy} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalledWith('https://tutors.example/join/3vQx9a1bC2dE');
  },
};

const errors = {
  firstName: 'Required',
  email: 'E-mail must be valid',
  agreed: 'Please confirm that your friend agrees',
};

export const Form: Story = {
  render: () => (
    <PageForm name="refer" label="Refer a friend" action="#" labels={referralLabels} submitLabel="Send" errors={errors}>
      <ReferralFields idPrefix="refer" errors={errors} />
    </PageForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Area code')).toHaveValue('63');
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail: E-mail must be valid' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
