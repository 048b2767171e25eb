import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { ClientDownload } from './client-download.tsx';

const meta = {
  title: 'Shell/ClientDownload',
  component: ClientDownload,
  args: {
    versions: [
      { platform: 'windows', version: '3.2.1' },
      { platform: 'mac', version: '3.2.0' },
    ],
    action: '/tutorClient',
    Form: RecordingForm,
    recommended: 'windows',
  },
  decorators: [
    (Story) => (
      <main>
        <PageHeader title="Tutor client" description="Classes are taken with the desktop client." />
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ClientDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const windows = within(canvas.getByRole('region', { name: 'Windows' }));
    await expect(windows.getByText(/Version 3.2.1/)).toBeVisible();
    await expect(windows.getByText('This computer')).toBeVisible();
    await userEvent.click(windows.getByRole('button', { name: 'Download for Windows' }));
    await expect(sent).toHaveBeenLastCalledWith(
      { platform: 'windows' },
      { id: 'client-windows', action: '/tutorClient', method: 'post' },
    );
    canvas.getByRole('button', { name: 'Download for Mac' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenLastCalledWith(
      { platform: 'mac' },
      { id: 'client-mac', action: '/tutorClient', method: 'post' },
    );
  },
};

export const OneMissing: Story = {
  args: { versions: [{ platform: 'windows', version: '3.2.1' }] },
  play: async ({ canvasElement }) => {
    const mac = within(within(canvasElement).getByRole('region', { name: 'Mac' }));
    await expect(mac.getByText('Not available at the moment.')).toBeVisible();
    await expect(mac.queryByRole('button')).toBeNull();
  },
};

export const Starting: Story = {
  args: { pending: 'windows' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Starting the download' }));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The page that a download without JavaScript comes back to. */
export const Narrow: Story = {
  args: { ready: { platform: 'mac', href: 'https://downloads.tutors.example/tutor-mac' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const mac = within(within(canvasElement).getByRole('region', { name: 'Mac' }));
    await expect(mac.getByRole('link', { name: 'Save the file for Mac' })).toHaveAttribute(
      'href',
      'https://downloads.tutors.example/tutor-mac',
    );
    await expect(mac.queryByRole('button')).toBeNull();
  },
};
