import type { Meta, StoryObj } from '@storybook/react-vite';
import { levelSteps } from '@tutor/rules/scores/simulate-level';
import { expect, userEvent, within } from 'storybook/test';
import { EarningsProjection } from './earnings-projection.tsx';
import { LevelSimulator } from './level-simulator.tsx';

const grades = [
  { name: 'D', scoreStart: 0, scoreEnd: 99.9 },
  { name: 'C', scoreStart: 100, scoreEnd: 249.9 },
];

const meta = {
  title: 'Scores/Estimates',
  component: LevelSimulator,
  args: { points: 92, grades, steps: levelSteps(() => null), action: '/scores/estimates' },
} satisfies Meta<typeof LevelSimulator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Level: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Estimate', { selector: 'span:not(button span)' })).toBeVisible();
    await expect(canvas.getByText('4 five-star lessons')).toBeVisible();
    const stars = canvas.getByLabelText('5 stars');
    await userEvent.clear(stars);
    await userEvent.type(stars, '4');
    await expect(canvasElement).toHaveTextContent('100points (+8) · grade C');
    await userEvent.type(canvas.getByLabelText('Absence'), '9');
    await expect(canvasElement).toHaveTextContent('0points (−172) · grade D · 100 to grade C');
  },
};

export const WrongNumbers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stars = canvas.getByLabelText('5 stars');
    const problem = 'Please write a whole number from 0 to 999';
    for (const text of ['1000', '-1', '1.5']) {
      await userEvent.clear(stars);
      await userEvent.type(stars, text);
      await expect(stars).toHaveAccessibleDescription(expect.stringContaining(problem));
      await expect(canvas.getByText('Please check the numbers above.')).toBeVisible();
    }
    // It is not sent, and the browser adds nothing of its own.
    canvas.getByLabelText('Complaint').focus();
    await userEvent.click(canvas.getByRole('button', { name: /^Estimate/ }));
    await expect(stars).toHaveFocus();
    await userEvent.clear(stars);
    await userEvent.type(stars, '999');
    await expect(canvas.queryByText(problem)).toBeNull();
    await expect(canvasElement).toHaveTextContent('2,090points (+1,998)');
  },
};

export const HighestGrade: Story = {
  args: { points: 240 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You are in the highest grade.')).toBeVisible();
  },
};

export const Earnings: StoryObj = {
  render: () => (
    <EarningsProjection
      action="/scores/estimates"
      monthName="November 2026"
      share={100}
      facts={{
        heldLessons: 88,
        heldCentavos: 792_000,
        bookedLessons: 40,
        bookedCentavos: 360_000,
        penaltyCentavos: 4_500,
        enrolments: 63,
        flowers: 40,
        exchangedFlowers: 60,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('PHP 12,075')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Booked classes that take place'), '50 %');
    await expect(canvas.getByText('PHP 10,275')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Known penalties −PHP 45' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('This is an estimate');
  },
};
