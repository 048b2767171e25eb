import Copy from 'lucide-react/icons/copy';
import { Button } from '../primitives/buttons/button.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './share-link-card.css.ts';

export interface ShareLinkCardProps {
  url: string;
  onCopy: (url: string) => void;
}

/** The tutor's own link, to copy or to read. */
export function ShareLinkCard({ url, onCopy }: ShareLinkCardProps) {
  return (
    <Card title="Your referral link" description="Whoever applies with it counts as yours.">
      <div className={styles.root}>
        <TextField
          label="Link"
          isLabelHidden
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={styles.field}
        />
        <Button icon={<Icon of={Copy} size="small" />} onClick={() => onCopy(url)}>
          Copy link
        </Button>
      </div>
    </Card>
  );
}
