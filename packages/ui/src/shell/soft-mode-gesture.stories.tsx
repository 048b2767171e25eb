import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { useSoftModeGesture } from './soft-mode-gesture.ts';

function Sign() {
  const [isSoft, setSoft] = useState(false);
  const tap = useSoftModeGesture(() => setSoft((was) => !was));
  return <Button onClick={tap}>{isSoft ? 'Soft' : 'Plain'}</Button>;
}

const meta = { title: 'Shell/SoftModeGesture', component: Sign } satisfies Meta<typeof Sign>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten quick presses change it, nine do not; the count begins anew after each change. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const press = async (times: number): Promise<void> => {
      for (let count = 0; count < times; count += 1) await userEvent.click(button);
    };
    await press(9);
    await expect(button).toHaveTextContent('Plain');
    await press(1);
    await expect(button).toHaveTextContent('Soft');
    await press(9);
    await expect(button).toHaveTextContent('Soft');
    await press(1);
    await expect(button).toHaveTextContent('Plain');
  },
};
