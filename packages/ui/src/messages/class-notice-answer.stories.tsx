import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ClassNoticeAnswer } from './class-notice-answer.tsx';

const action = '/messageView/12';

const meta = {
  title: 'Messages/ClassNoticeAnswer',
  component: ClassNoticeAnswer,
  args: { action, draft: 'refusal:12', Form: RecordingForm },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ClassNoticeAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ intent: 'accept' }, { action, method: 'post' });
    await userEvent.click(canvas.getByText('Refuse'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('I am away.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(sent).toHaveBeenLastCalledWith({ intent: 'refuse', reason: 'I am away.' }, { action, method: 'post' });
  },
};

export const ReasonKept: Story = {
  beforeEach: () => window.localStorage.clear(),
  render: function Render(args) {
    const [isShown, setShown] = useState(true);
    return (
      <DraftsProvider owner="story">
        <Button onClick={() => setShown(!isShown)}>{isShown ? 'Leave' : 'Come back'}</Button>
        {isShown ? <ClassNoticeAnswer {...args} /> : null}
      </DraftsProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Refuse'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'I am away.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('I am away.');
  },
};

export const ReasonMissing: Story = {
  args: { fieldErrors: { reason: 'pls give the reason why u Refuse' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/pls give the reason why u Refuse/);
  },
};

export const ReasonTooLong: Story = {
  args: { fieldErrors: { reason: 'Max 500 characters' }, typedReason: 'I have another class. '.repeat(25) },
};

export const Accepting: Story = { args: { pending: 'accept' } };

export const NotTaken: Story = { args: { error: 'You have already accepted this notice.' } };
