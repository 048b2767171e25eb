import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainMenu } from '@tutor/rules/shell/menu';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormSlotProps } from '../forms/form-slot.tsx';
import { FunctionSetDialog } from './function-set-dialog.tsx';

/** What the form would have sent, in order. */
const posted = fn();

function RecordingEntries(props: FormSlotProps) {
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        posted([...new FormData(event.currentTarget, submitter).entries()]);
      }}
    />
  );
}

const meta = {
  title: 'Shell/FunctionSetDialog',
  component: FunctionSetDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    entries: mainMenu,
    hiddenNames: ['SOP', 'comments'],
    action: '/functionSet',
    Form: RecordingEntries,
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  beforeEach: () => {
    posted.mockClear();
  },
} satisfies Meta<typeof FunctionSetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('checkbox', { name: 'Student Comment' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Class Table' })).toBeChecked();
    await userEvent.click(page.getByText('Student Comment'));
    page.getByRole('checkbox', { name: 'Assessment' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(posted).toHaveBeenCalledWith([
      ...['home', 'classTab', 'trainingCenter', 'serviceFee', 'comments', 'myFeedback'].map((name) => ['shown', name]),
      ['intent', 'functionSet'],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Saving: Story = { args: { isSubmitting: true } };

export const NotSaved: Story = { args: { error: 'Links seem to get inaccessible.' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
