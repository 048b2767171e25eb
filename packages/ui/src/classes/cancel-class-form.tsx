import { cancelNoteMax } from '@tutor/rules/attendance/cancel-reason';
import { cancellationPenalty, noPenaltyLabel, penaltyBands, penaltyCentavos } from '@tutor/rules/attendance/penalty';
import { penaltyPreviewText, penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { pesoText } from '@tutor/rules/money/pesos';
import { AppealHint } from '../attendance/appeal-hint.tsx';
import { cancelReasonOptions } from '../attendance/cancel-reason-options.ts';
import { useChangedText } from '../attendance/use-changed-text.ts';
import type { FieldErrorSummaryProps } from '../forms/field-error-summary.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './cancel-class-form.css.ts';

const labels = { reason: 'Reason', note: 'Note' } as const;
const idPrefix = 'cancel-class';

/** For the summary of what is wrong. */
export const cancelClassSummary = { idPrefix, labels } satisfies Pick<FieldErrorSummaryProps, 'idPrefix' | 'labels'>;

export interface CancelClassFieldsProps {
  start: Date;
  lessonFeeCentavos: number;
  /** What was chosen and typed before a refusal. */
  values?: { reason?: string | undefined; note?: string | undefined } | undefined;
  /** Where penalties are appealed against. */
  lossesHref: string;
  fieldErrors?: { reason?: string | undefined; note?: string | undefined } | undefined;
}

/**
 * What cancelling costs now and when it will cost more, with reason and note. `feePercent` goes along: the server asks again
 * when it is another by then. The preview counts on by itself; the service's clock decides.
 */
export function CancelClassFields({
  start,
  lessonFeeCentavos,
  values = {},
  lossesHref,
  fieldErrors = {},
}: CancelClassFieldsProps) {
  const now = useNow('second');
  const untilClassMs = start.getTime() - now.getTime();
  const penalty = cancellationPenalty(untilClassMs);
  const dearer = useChangedText(penaltyText(penalty, lessonFeeCentavos));
  const tiers = [...penaltyBands].reverse();
  return (
    <div className={styles.root}>
      <Banner tone={penalty.feePercent === 0 ? 'info' : 'warning'} role="note">
        <span className={styles.preview}>{penaltyPreviewText({ untilClassMs, lessonFeeCentavos })}</span>
      </Banner>
      <VisuallyHidden role="status">{dearer === undefined ? '' : `Cancelling now costs ${dearer}.`}</VisuallyHidden>
      <table className={styles.tiers}>
        <caption className={styles.caption}>Penalty by time to class</caption>
        <tbody>
          <tr aria-current={penalty.feePercent === 0 ? 'true' : undefined} className={styles.tier}>
            <th scope="row">{noPenaltyLabel}</th>
            <td>no penalty</td>
          </tr>
          {tiers.map((band) => (
            <tr
              key={band.rule}
              aria-current={band.penalty.feePercent === penalty.feePercent ? 'true' : undefined}
              className={styles.tier}
            >
              <th scope="row">{band.label}</th>
              <td>{`${band.penalty.feePercent} %, ${pesoText(penaltyCentavos(band.penalty, lessonFeeCentavos))} and ${band.penalty.points} points`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AppealHint lossesHref={lossesHref} />
      <input type="hidden" name="feePercent" value={penalty.feePercent} />
      <SelectField
        label={labels.reason}
        id={`${idPrefix}-reason`}
        name="reason"
        placeholder="Choose a reason"
        required
        defaultValue={values.reason ?? ''}
        options={cancelReasonOptions}
        error={fieldErrors.reason}
      />
      <TextArea
        label={labels.note}
        id={`${idPrefix}-note`}
        name="note"
        rows={3}
        defaultValue={values.note}
        isOptional
        limit={cancelNoteMax}
        error={fieldErrors.note}
      />
    </div>
  );
}
