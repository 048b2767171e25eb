import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Smile from 'lucide-react/icons/smile';
import { Icon } from '../theme/icon.tsx';

const icons = { new: Plus, search: Search, details: Info, emoji: Smile, later: Clock } as const;

/** An icon of the chat's tools, by what the tool does. */
export function ChatIcon({ name }: { name: keyof typeof icons }) {
  return <Icon of={icons[name]} />;
}
