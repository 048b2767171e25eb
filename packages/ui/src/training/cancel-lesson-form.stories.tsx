import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CancelLessonForm } from './cancel-lesson-form.tsx';

const onSend = fn((event: Event) => event.preventDefault());

const meta = {
  title: 'Training/CancelLessonForm',
  component: CancelLessonForm,
  args: {
    name: 'cancel-training',
    draft: 'cancel-training-1',
    action: '/trainingCenter/onlineTraining',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
    lesson: { id: 1, type: 'Test', when: 'Mon 23 Nov 2026, 2:00 – 2:30 PM' },
    keepHref: '/trainingCenter/onlineTraining',
    reasonMax: 200,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof CancelLessonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'A class came up');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { error: 'This training lesson has begun.', errors: { reason: 'Please say why' } },
};
