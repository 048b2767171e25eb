import type { MouseEvent } from 'react';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './contact-card.css.ts';
import { SummaryList } from './summary-list.tsx';

/** Each has a page, for the time before its dialog can open. */
export type ContactChange = 'changeEmail' | 'bindPhone' | 'skype';

export interface ContactCardProps {
  id?: string | undefined;
  email?: string | undefined;
  isPhoneBound: boolean;
  /** Last digits of the bound phone. */
  phoneEnd: string | null;
  skypeId: string | null;
  /** IANA name of the zone by which times are written. */
  zone: string;
  timeZoneHref: string;
  hrefOf: (change: ContactChange) => string;
  /** A plain press, instead of following the address. */
  onChange?: ((change: ContactChange) => void) | undefined;
}

/** How the company reaches the tutor, and the ways to change it. */
export function ContactCard({
  id,
  email,
  isPhoneBound,
  phoneEnd,
  skypeId,
  zone,
  timeZoneHref,
  hrefOf,
  onChange,
}: ContactCardProps) {
  const link = (change: ContactChange, label: string) => (
    <ButtonLink
      size="small"
      href={hrefOf(change)}
      onClick={(event: MouseEvent) => {
        if (onChange === undefined || !isPlainPress(event)) return;
        event.preventDefault();
        onChange(change);
      }}
    >
      {label}
    </ButtonLink>
  );
  return (
    <Card title="Contact" id={id}>
      <div className={styles.body}>
        <SummaryList
          items={[
            { term: 'E-mail', value: email ?? 'None yet' },
            { term: 'Phone', value: isPhoneBound ? boundText(phoneEnd) : 'Not bound yet' },
            { term: 'Skype ID', value: skypeId ?? 'None yet' },
            { term: 'Time zone', value: zone.replaceAll('_', ' ') },
          ]}
        />
        <div className={styles.buttons}>
          {link('changeEmail', 'Change e-mail')}
          {link('bindPhone', isPhoneBound ? 'Change phone' : 'Bind phone')}
          {link('skype', skypeId === null ? 'Skype ID' : 'Change Skype ID')}
          <ButtonLink size="small" href={timeZoneHref}>
            Change time zone
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function boundText(phoneEnd: string | null): string {
  return phoneEnd === null ? 'Bound' : `Bound, ends in ${phoneEnd}`;
}
