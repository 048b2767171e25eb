import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandName } from './brand-mark.tsx';

const meta = { title: 'Shell/BrandName', component: BrandName } satisfies Meta<typeof BrandName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
