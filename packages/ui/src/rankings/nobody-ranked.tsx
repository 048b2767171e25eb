import Trophy from 'lucide-react/icons/trophy';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';

/** In place of a ranking without places. */
export function NobodyRanked() {
  return (
    <EmptyState
      headingLevel={2}
      icon={Trophy}
      title="Nobody is ranked yet"
      description="The first places are given as soon as there is something to count."
    />
  );
}
