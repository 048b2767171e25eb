import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Watermark } from './watermark.tsx';

const pressed = fn();

const meta = {
  title: 'Shell/Watermark',
  component: Watermark,
  args: { text: 'Maria Santos 10234' },
  render: (args) => (
    <>
      <Card title="Today">
        <p>Five classes, the first at 9:30 AM.</p>
        <Button onClick={pressed}>Open the class table</Button>
      </Card>
      <Watermark {...args} />
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => {
    pressed.mockClear();
  },
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything under it can be pressed, and no screen reader meets it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(pressed).toHaveBeenCalledTimes(1);
    const overlay = canvasElement.querySelector('svg[aria-hidden="true"] > rect');
    await expect(overlay).toHaveAttribute('opacity', '0.12');
  },
};

export const LongName: Story = { args: { text: 'Maria Concepcion Dela Cruz-Villanueva y Aguinaldo 10234' } };
