import MessagesSquare from 'lucide-react/icons/messages-square';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';

/** In the place of a conversation where none is open. */
export function NoTalk() {
  return (
    <EmptyState
      icon={MessagesSquare}
      headingLevel={2}
      title="Choose a conversation"
      description="Your messages with students, groups and Tutor Support stand here."
    />
  );
}
