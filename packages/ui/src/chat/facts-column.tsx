import { contactRemarkSchema } from '@tutor/rules/chat/chat-forms';
import { contactRemarkMax } from '@tutor/rules/chat/chat-limits';
import { spoken } from '@tutor/rules/chat/entry-text';
import { dayMark, momentText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import { CountedField } from '../forms/counted-field.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { useZone } from '../primitives/behaviour/zone.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import * as styles from './group-panel.css.ts';
import { PanelHead, type PanelHeadProps } from './panel-head.tsx';

export interface FactsColumnProps extends PanelHeadProps {
  /** IANA name of the person's zone; null where it is not known. */
  zone: string | null;
  nextClass: { startTime: string; name: string; href: string } | null;
  /** The reader's own remark on the person. */
  remark: string;
  onRemark: (remark: string) => void;
  isSavingRemark?: boolean | undefined;
  /** The service's refusal of the remark. */
  remarkError?: string | undefined;
}

/** What a tutor wants to know of the person beside the talk: their time, their next class, the own remark. */
export function FactsColumn({
  zone,
  nextClass,
  remark,
  onRemark,
  isSavingRemark = false,
  remarkError,
  ...head
}: FactsColumnProps) {
  const now = useNow('minute');
  const own = useZone();
  const form = useCheckedForm(contactRemarkSchema, (values) => onRemark(values.remark));
  return (
    <aside className={styles.root} aria-label={`About ${spoken(head.name)}`}>
      <PanelHead {...head} />
      <section className={styles.section}>
        <h3 className={styles.heading}>Their time now</h3>
        {zone === null ? (
          <p className={styles.muted}>Not known</p>
        ) : (
          <>
            <p className={styles.figure}>{`${timeText(now, zone)}${dayMark(now, own, zone)}`}</p>
            <p className={styles.muted}>{zoneText(now, zone)}</p>
          </>
        )}
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>Next class</h3>
        {nextClass === null ? (
          <p className={styles.muted}>None is planned.</p>
        ) : (
          <>
            <p>
              <bdi>{nextClass.name}</bdi>
            </p>
            <p className={styles.muted}>{momentText(new Date(nextClass.startTime), own)}</p>
            <ButtonLink size="small" href={nextClass.href} className={styles.start}>
              See the class
            </ButtonLink>
          </>
        )}
      </section>
      <form
        className={styles.section}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSavingRemark) form.submit(new FormData(event.currentTarget));
        }}
      >
        <CountedField
          key={remark}
          label="Your remark"
          description="Only you see it."
          name="remark"
          limit={contactRemarkMax}
          unit="characters"
          defaultValue={remark}
          error={form.errors?.remark ?? remarkError}
        />
        <Button type="submit" size="small" isPending={isSavingRemark} pendingLabel="Saving" className={styles.start}>
          Save remark
        </Button>
      </form>
    </aside>
  );
}
