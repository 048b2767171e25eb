import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';

const words = {
  submit: {
    title: 'Self-scheduling is not open to you yet',
    description: 'The company plans your schedule. Please ask your team manager if you would like to do it yourself.',
  },
  cancle: {
    title: 'Cancelling by yourself is not open to you yet',
    description: 'Please ask your team manager when you cannot take a class.',
  },
} as const;

/** Stands in place of a view that the company has not opened to this tutor. */
export function ScheduleNotOpen({ view }: { view: keyof typeof words }) {
  return <EmptyState icon={CalendarX2} headingLevel={2} {...words[view]} />;
}
