import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractTextCard } from './contract-text-card.tsx';

const paragraph =
  'The tutor teaches English lessons to students of the company over the internet, chooses the hours that are opened, and teaches the classes that were confirmed.';

const meta = {
  title: 'Contract/ContractTextCard',
  component: ContractTextCard,
  args: {
    title: 'Contract of service for online English tutors',
    version: 1,
    signerName: 'Maria Santos',
    downloadHref: '/contract/document',
    sections: [1, 2, 3, 4, 5, 6].map((number) => ({
      title: `${number}. Part ${number}`,
      paragraphs: [paragraph, `${number}: ${paragraph}`],
    })),
  },
} satisfies Meta<typeof ContractTextCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Contract of service for online English tutors' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '2. Part 2' })).toBeVisible();
    // Its words, all of them and no others.
    await expect(canvas.getAllByRole('paragraph').map((part) => part.textContent)).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6].flatMap((number) => [paragraph, `${number}: ${paragraph}`])),
    );
    await expect(canvas.getByText('For Maria Santos · Version 1 · 2 min to read')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/contract/document');
  },
};
