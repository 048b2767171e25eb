import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import {
  AboutYouSection,
  EducationSection,
  EquipmentSection,
  InterestsSection,
  WorkExperienceSection,
} from './personal-data-sections.tsx';

const section = (name: string) => ({ id: `section-${name}`, action: '/newPersonalData', Form: RecordingForm });
const locations = [
  { province: 'Benguet', cities: ['Baguio', 'La Trinidad'] },
  { province: 'Cebu', cities: ['Cebu City', 'Mandaue'] },
];
const entries = [
  { id: 7, title: 'University of San Carlos', text: 'Bachelor, Secondary Education · 2016 – 2020' },
  { id: 8, title: 'Cebu Normal University', text: 'Master · 2021 – 2023' },
];

const meta = {
  title: 'Profile/PersonalDataSections',
  component: AboutYouSection,
  args: { ...section('about'), locations, values: {} },
  beforeEach: () => {
    sent.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof AboutYouSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboutYou: Story = {
  play: async ({ canvas, canvasElement }) => {
    const offered = (list: string) =>
      [...canvasElement.querySelectorAll(`#section-about-${list} option`)].map((option) =>
        option.getAttribute('value'),
      );
    await expect(offered('cities')).toEqual(['Baguio', 'La Trinidad', 'Cebu City', 'Mandaue']);
    await userEvent.type(canvas.getByLabelText('First name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Province'), 'Cebu');
    // The cities of the province are offered; another one can be written all the same.
    await expect(offered('cities')).toEqual(['Cebu City', 'Mandaue']);
    await userEvent.type(canvas.getByLabelText('City'), 'Naga{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ intent: 'about', firstName: 'Ana', province: 'Cebu', city: 'Naga' }),
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  args: {
    values: { firstName: '', birthday: '13-40-2001' },
    errors: { firstName: 'Required', birthday: 'Please write the date as MM-dd-yyyy' },
    focusKey: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Please check the following: \S/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'First name: Required' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const MissingDegree: Story = {
  render: () => (
    <EducationSection
      {...section('education')}
      values={{}}
      entries={[]}
      schools={[]}
      isDegreeMissing
      editHrefOf={(id) => `#edit-${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The company does not have your degree yet.');
  },
};

export const Education: Story = {
  render: () => (
    <EducationSection
      {...section('education')}
      values={{}}
      entries={entries}
      schools={['University of San Carlos', 'University of the Philippines']}
      editHrefOf={(id) => `#edit-${id}`}
    />
  ),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Your schools' }));
    await expect(rows.getByRole('link', { name: 'Edit Cebu Normal University' })).toHaveAttribute('href', '#edit-8');
    await userEvent.click(rows.getByRole('button', { name: 'Remove University of San Carlos' }));
    await expect(sent).toHaveBeenCalledWith(
      { form: 'section-deleteEducation', intent: 'deleteEducation', id: '7' },
      expect.anything(),
    );
    await expect(canvas.getByRole('button', { name: /^Add:/ })).toBeVisible();
  },
};

export const AskedToRemove: Story = {
  render: () => (
    <EducationSection
      {...section('education')}
      values={{}}
      entries={entries}
      schools={[]}
      editHrefOf={(id) => `#edit-${id}`}
      askedId={7}
    />
  ),
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove University of San Carlos' });
    await expect(remove).toHaveFocus();
    await expect(canvas.getByText('Remove University of San Carlos?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Keep University of San Carlos' })).toBeVisible();
    await userEvent.click(remove);
    await expect(sent).toHaveBeenCalledWith(
      { form: 'section-deleteEducation', intent: 'deleteEducation', id: '7', confirmed: 'yes' },
      expect.anything(),
    );
  },
};

export const EditingAnEntry: Story = {
  render: () => (
    <EducationSection
      {...section('education')}
      values={{ school: 'Cebu Normal University', degree: 'Master', startYear: '2021', endYear: '2023' }}
      entries={entries}
      schools={[]}
      editedId={8}
      editHrefOf={(id) => `#edit-${id}`}
      cancelHref="#section-education"
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('School')).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}Silliman University{Enter}');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ intent: 'education', id: '8', school: 'Silliman University', degree: 'Master' }),
      expect.anything(),
    );
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};

export const WorkExperience: Story = {
  render: () => <WorkExperienceSection {...section('experience')} values={{}} entries={[]} isSubmitting />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Saving…/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Equipment: Story = {
  render: () => (
    <EquipmentSection
      {...section('equipment')}
      values={{ equipment: 'Laptop', provider: 'PLDT', connection: 'Fibre', speedMbps: '100' }}
      error="Links seem to get inaccessible."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Links seem to get inaccessible.');
    await expect(canvas.getByLabelText('Speed in Mbps')).toHaveValue('100');
  },
};

export const Interests: Story = {
  render: () => (
    <InterestsSection
      {...section('interests')}
      values={{ interests: '' }}
      offeredHobbies={['Reading', 'Music', 'Hiking']}
      chosenHobbies={['Music']}
      errors={{ hobbies: 'Please choose at least one, or write a few words' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Music' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Hobbies' })).toHaveAccessibleDescription(/at least one/);
  },
};
