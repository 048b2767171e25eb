import RefreshCw from 'lucide-react/icons/refresh-cw';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { Card } from '../primitives/layout/card.tsx';
import type { AnnouncementItem } from './announcement-list.tsx';

export interface AnnouncementTextProps extends Pick<AnnouncementItem, 'published' | 'changed' | 'state'> {
  /** Sanitised HTML. */
  html: string;
}

/** An announcement to read: when it came out, and whether it has changed since it was last read. */
export function AnnouncementText({ published, changed, state, html }: AnnouncementTextProps) {
  return (
    <Card
      title={published}
      description={changed === undefined ? undefined : `Changed ${changed}`}
      action={
        state === 'changed' ? (
          <StatusTag tone="warning" icon={RefreshCw}>
            Changed since you read it
          </StatusTag>
        ) : undefined
      }
    >
      <SafeHtml html={html} />
    </Card>
  );
}
