import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostileName } from '../chat/chat-story-data.ts';
import { fakePicture, person } from './call-story-data.ts';
import { CallTile } from './call-tile.tsx';
import { stageTheme } from './stage-theme.css.ts';

const meta = {
  title: 'Calls/CallTile',
  component: CallTile,
  args: { person: person(2, "Coco's mother") },
  decorators: [
    (Story) => (
      <div className={stageTheme} style={{ width: '100%', maxWidth: '30rem', height: '17rem', padding: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a camera: avatar and name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Coco's mother")).toBeVisible();
    await expect(canvas.queryByText('speaking')).toBeNull();
  },
};

export const WithPicture: Story = {
  beforeEach: ({ args }) => {
    args.person = person(2, "Coco's mother", { isCameraOn: true, stream: fakePicture('teal') });
  },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Picture of Coco's mother");
    await expect(video.srcObject).toBe(fakePicture('teal'));
  },
};

/** Said by a word as well as by a border. */
export const Speaking: Story = {
  args: { person: person(2, "Coco's mother", { isSpeaking: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('speaking')).toBeVisible();
  },
};

export const MicrophoneOff: Story = {
  args: { person: person(2, "Coco's mother", { isMicOn: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Microphone off' })).toBeVisible();
  },
};

export const Connecting: Story = {
  args: { person: person(2, "Coco's mother", { link: 'connecting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connecting…')).toBeVisible();
  },
};

export const Reconnecting: Story = {
  ...WithPicture,
  beforeEach: ({ args }) => {
    args.person = person(2, 'Coco', { isCameraOn: true, stream: fakePicture('plum'), link: 'reconnecting' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting…')).toBeVisible();
  },
};

export const Lost: Story = {
  args: { person: person(2, "Coco's mother", { link: 'lost' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection lost')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    person: person(2, `Wilhelmina Konstantinopolitanskaya ${hostileName}`, { isMicOn: false, isSpeaking: true }),
  },
};
