import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';
import * as styles from './contact-card.css.ts';
import { SummaryList } from './summary-list.tsx';

export interface ContactCardProps {
  id?: string | undefined;
  email?: string | undefined;
  isPhoneBound: boolean;
  onChangeEmail: () => void;
  onBindPhone: () => void;
  onSkypeId: () => void;
}

/** How the company reaches the tutor, and the dialogs that change it. */
export function ContactCard({ id, email, isPhoneBound, onChangeEmail, onBindPhone, onSkypeId }: ContactCardProps) {
  return (
    <Card title="Contact" id={id}>
      <div className={styles.body}>
        <SummaryList
          items={[
            { term: 'E-mail', value: email ?? 'None yet' },
            { term: 'Phone', value: isPhoneBound ? 'Bound' : 'Not bound yet' },
          ]}
        />
        <div className={styles.buttons}>
          <Button size="small" onClick={onChangeEmail}>
            Change e-mail
          </Button>
          <Button size="small" onClick={onBindPhone}>
            {isPhoneBound ? 'Change phone' : 'Bind phone'}
          </Button>
          <Button size="small" onClick={onSkypeId}>
            Skype ID
          </Button>
        </div>
      </div>
    </Card>
  );
}
