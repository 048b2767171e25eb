import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../primitives/fields/text-field.tsx';
import { FieldErrorSummary, type FieldErrorSummaryProps } from './field-error-summary.tsx';

/** Refused by the server as a whole or for its phone, and checked again as the phone is left. */
function Friend(props: FieldErrorSummaryProps) {
  const [found, setFound] = useState<FieldErrorSummaryProps['errors']>({});
  const errors = { ...props.errors, ...found };
  return (
    <>
      <FieldErrorSummary {...props} errors={errors} />
      <TextField
        id="friend-phone"
        label="Phone"
        error={errors.phone}
        onBlur={() => setFound({ phone: 'Digits only' })}
      />
      <TextField id="friend-note" label="Note" />
    </>
  );
}

const meta = {
  title: 'Forms/FieldErrorSummary',
  component: FieldErrorSummary,
  args: { idPrefix: 'friend', labels: { phone: 'Phone' }, errors: { phone: 'Required' }, focusKey: 1 },
  render: (args) => <Friend {...args} />,
} satisfies Meta<typeof FieldErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Phone: Required' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
};

/** Refused without a word about a field: what is found wrong later, as one is left, leaves the focus where it goes. */
export const FoundWhileTyping: Story = {
  args: { errors: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), 'abc');
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Phone: Digits only' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
};
