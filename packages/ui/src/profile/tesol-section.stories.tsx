import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { TesolSection } from './tesol-section.tsx';

const meta = {
  title: 'Profile/TesolSection',
  component: TesolSection,
  args: {
    id: 'section-tesol',
    action: '/newPersonalData',
    Form: RecordingForm,
    values: { firstName: 'Maria Cristina', lastName: 'Santos', birthday: '05-14-1997' },
    certificateField: <p>Place for the certificate</p>,
  },
  beforeEach: () => {
    sent.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof TesolSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'TESOL registration' })).toHaveTextContent(
      'Please check carefully: this information cannot be changed after submission.',
    );
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria Cristina');
    await expect(canvas.getByLabelText('Birthday')).toHaveAttribute('placeholder', 'MM-dd-yyyy');
    await userEvent.type(canvas.getByLabelText(/^Middle name/), 'Reyes');
    const certificate = canvas.getByText('Place for the certificate');
    await expect(certificate).not.toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Do you hold a TESOL certificate?'), 'Yes,I have');
    await expect(certificate).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Do you hold a TESOL certificate?'), "No,I haven't");
    await expect(certificate).not.toBeVisible();
    await userEvent.type(canvas.getByLabelText('ID number'), 'P1234567A{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      {
        form: 'section-tesol',
        intent: 'tesol',
        firstName: 'Maria Cristina',
        middleName: 'Reyes',
        lastName: 'Santos',
        birthday: '05-14-1997',
        idNumber: 'P1234567A',
        hasCertificate: 'no',
      },
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  args: {
    values: { hasCertificate: 'yes', birthday: '12-31-1949' },
    errors: {
      firstName: 'Required',
      birthday: 'The date must be between 01-01-1950 and today',
      certificate: 'Required',
    },
    focusKey: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Required');
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription(
      'The date must be between 01-01-1950 and today',
    );
    // The place for the certificate is there for who said yes before.
    await expect(canvas.getByText('Place for the certificate')).toBeVisible();
  },
};
