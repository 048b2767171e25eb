import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import * as formStyles from '../forms/dialog-form.css.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { DraftsProvider, useDraftStore } from './drafts-provider.tsx';
import { FormDraft, type FormDraftProps } from './form-draft.tsx';

const owner = 'story';

/** A form with a field of each kind; one of them is only there for one of the choices. */
function FeedbackForm({ name, isQuiet, repliedKey }: FormDraftProps) {
  const [drawnKey] = useState(() => crypto.randomUUID());
  const [type, setType] = useState('1');
  const drafts = useDraftStore();
  return (
    <form
      aria-label="Feedback"
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        drafts.clear(name);
      }}
    >
      <FormDraft name={name} except={['reference']} isQuiet={isQuiet} formKey={drawnKey} repliedKey={repliedKey} />
      <SelectField
        label="Type"
        name="type"
        value={type}
        onChange={(event) => setType(event.currentTarget.value)}
        options={[
          { value: '1', label: 'Praise' },
          { value: '11', label: 'Complaint' },
        ]}
      />
      {type === '11' ? <TextField label="Complaint Name" name="respondents" /> : null}
      <TextArea label="Content" name="content" limit={500} />
      <Checkbox label="Answer me by e-mail" name="byEmail" value="yes" defaultChecked />
      <TextField label="Code" name="code" autoComplete="one-time-code" />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" />
      <TextField label="Reference" name="reference" />
      <Button type="submit" variant="primary">
        Send
      </Button>
      <Button type="reset">Empty</Button>
    </form>
  );
}

/** A form that goes and comes back, as with a reload. */
function ComingAndGoing(form: FormDraftProps) {
  const [tutor, setTutor] = useState(owner);
  const [isShown, setShown] = useState(true);
  const [repliedKey, setRepliedKey] = useState<string>();
  return (
    <DraftsProvider owner={tutor}>
      <p>
        <Button
          onClick={() => {
            setShown(!isShown);
            setRepliedKey(undefined);
          }}
        >
          {isShown ? 'Leave' : 'Come back'}
        </Button>
        <Button onClick={() => setTutor(tutor === owner ? 'another' : owner)}>Change tutor</Button>
        <Button onClick={() => setRepliedKey(crypto.randomUUID())}>Refuse with another key</Button>
      </p>
      {isShown ? <FeedbackForm {...form} repliedKey={repliedKey} /> : null}
    </DraftsProvider>
  );
}

const meta = {
  title: 'Drafts/FormDraft',
  component: FormDraft,
  args: { name: 'feedback' },
  beforeEach: () => window.localStorage.clear(),
  render: (form) => <ComingAndGoing {...form} />,
} satisfies Meta<typeof FormDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function comeBack(canvas: ReturnType<typeof within>): Promise<void> {
  await press(canvas, 'Leave');
  await press(canvas, 'Come back');
}

/** Types into every field. */
async function typeAll(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.selectOptions(canvas.getByLabelText('Type'), '11');
  await userEvent.type(canvas.getByLabelText('Complaint Name'), 'Mr Chen');
  await userEvent.type(canvas.getByLabelText('Content'), 'The line fell twice.');
  await userEvent.click(canvas.getByLabelText('Answer me by e-mail'));
  for (const label of ['Code', 'Password', 'Reference']) await userEvent.type(canvas.getByLabelText(label), '2048');
}

export const Restored: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeAll(canvas);
    await comeBack(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('What you typed before is back.');
    await expect(canvas.getByLabelText('Type')).toHaveValue('11');
    await expect(await canvas.findByLabelText('Complaint Name')).toHaveValue('Mr Chen');
    await expect(canvas.getByLabelText('Content')).toHaveValue('The line fell twice.');
    await expect(canvas.getByLabelText('Content')).toHaveAccessibleDescription('20 of 500');
    await expect(canvas.getByLabelText('Answer me by e-mail')).not.toBeChecked();
    // Secrets and what the form asked to leave out are typed anew.
    for (const label of ['Code', 'Password', 'Reference']) await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(JSON.stringify({ ...window.localStorage })).not.toContain('2048');
  },
};

export const StartedOver: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeAll(canvas);
    await comeBack(canvas);
    canvas.getByRole('button', { name: 'Start over' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByLabelText('Type')).toHaveFocus();
    await expect(canvas.getByLabelText('Type')).toHaveValue('1');
    await expect(canvas.getByLabelText('Content')).toHaveValue('');
    await expect(canvas.getByLabelText('Answer me by e-mail')).toBeChecked();
    await expect(window.localStorage).toHaveLength(0);
  },
};

export const GoneOnceSentOrEmptied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const end of ['Send', 'Empty']) {
      await typeAll(canvas);
      await press(canvas, end);
      await comeBack(canvas);
      await expect(canvas.queryByRole('status')).toBeNull();
      await expect(canvas.getByLabelText('Content')).toHaveValue('');
    }
  },
};

export const GoneOnceTypedBackToTheBeginning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Content'), 'x');
    await expect(window.localStorage).toHaveLength(1);
    await userEvent.clear(canvas.getByLabelText('Content'));
    await expect(window.localStorage).toHaveLength(0);
  },
};

export const NotSeenByAnotherTutor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Content'), 'The line fell twice.');
    await press(canvas, 'Leave');
    await press(canvas, 'Change tutor');
    await press(canvas, 'Come back');
    await expect(canvas.getByLabelText('Content')).toHaveValue('');
  },
};

export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Content'), 'The line fell twice.');
    await comeBack(canvas);
    await expect(canvas.getByLabelText('Content')).toHaveValue('The line fell twice.');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

const keyOf = (canvas: ReturnType<typeof within>) => new FormData(canvas.getByRole('form')).get('key');

export const TheSameFormAfterAReload: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Content'), 'The line fell twice.');
    const first = keyOf(canvas);
    await comeBack(canvas);
    await expect(keyOf(canvas)).toBe(first);
    // It came before with other words: what is sent now is another form, after a reload as well.
    await press(canvas, 'Refuse with another key');
    const second = keyOf(canvas);
    await expect(second).not.toBe(first);
    await comeBack(canvas);
    await expect(keyOf(canvas)).toBe(second);
  },
};

export const AnotherFormOnceSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Content'), 'The line fell twice.');
    const first = keyOf(canvas);
    await press(canvas, 'Send');
    await comeBack(canvas);
    await expect(keyOf(canvas)).not.toBe(first);
  },
};
