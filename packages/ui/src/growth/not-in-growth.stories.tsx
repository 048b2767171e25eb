import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotInGrowth } from './not-in-growth.tsx';

const meta = { title: 'Growth/NotInGrowth', component: NotInGrowth } satisfies Meta<typeof NotInGrowth>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
