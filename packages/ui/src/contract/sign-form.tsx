import { type SignatureKind, signatureNameMax } from '@tutor/rules/contract/signature';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { FormErrorSummary } from '../primitives/fields/form-error-summary.tsx';
import { SegmentedControl } from '../primitives/fields/segmented-control.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './contract.css.ts';

export interface SignFormProps {
  /** Of the form: its id, and the beginning of its fields' ids. It goes along as `form`. */
  name: string;
  action: string;
  Form?: FormSlot | undefined;
  /** The version that was read. */
  version: number;
  /** The tutor's full name, as it is to be typed. */
  fullName: string;
  values: Readonly<Partial<Record<string, string>>>;
  errors?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
  /** The server's refusal of the whole. */
  error?: string | undefined;
  /** Pass each new reply: the focus moves to the fields at fault, a refusal of the whole comes into sight. */
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
  /** The place to draw in; offered once scripted. */
  pad: ReactNode;
  /** Name of the draft. */
  draft: string;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

/** Signs the contract: agree, then type the full name or draw. */
export function SignForm({
  name: id,
  action,
  Form = 'form',
  version,
  fullName,
  values,
  errors = {},
  error,
  focusKey,
  isSubmitting = false,
  pad,
  draft,
  onSubmit,
}: SignFormProps) {
  const isScripted = useIsScripted();
  const [kind, setKind] = useState<SignatureKind>(values.kind === 'drawn' ? 'drawn' : 'typed');
  const shown = isScripted ? kind : 'typed';
  const wrong = Object.entries(errors).flatMap(([name, message]) =>
    message === undefined
      ? []
      : [{ fieldId: `${id}-${name}`, message: message === 'Required' ? 'Full name: Required' : message }],
  );
  return (
    <Card title="Sign" description="Signed once, it cannot be signed again until the company has audited it.">
      <Form
        id={id}
        action={action}
        method="post"
        noValidate
        className={styles.form}
        aria-label="Sign the contract"
        {...(onSubmit === undefined ? {} : { onSubmit })}
      >
        <input type="hidden" name="form" value={id} />
        <FormDraft name={draft} except={['isAgreed']} />
        <input type="hidden" name="version" value={version} />
        {isScripted ? null : <input type="hidden" name="kind" value="typed" />}
        <FormRefusal error={error} reply={focusKey} />
        <FormErrorSummary errors={wrong} focusKey={wrong.length === 0 ? undefined : focusKey} />
        <Checkbox
          id={`${id}-isAgreed`}
          name="isAgreed"
          value="yes"
          label="I have read the contract and agree to it"
          defaultChecked={values.isAgreed === 'yes'}
          error={errors.isAgreed}
        />
        {isScripted ? (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>How do you sign?</legend>
            <SegmentedControl
              label="How do you sign?"
              name="kind"
              value={kind}
              segments={[
                { value: 'typed', label: 'Type my name' },
                { value: 'drawn', label: 'Draw' },
              ]}
              onChange={(value) => setKind(value === 'drawn' ? 'drawn' : 'typed')}
            />
          </fieldset>
        ) : null}
        {shown === 'typed' ? (
          <TextField
            id={`${id}-name`}
            name="name"
            label="Full name"
            description={`As in your personal data: ${fullName}`}
            defaultValue={values.name ?? ''}
            maxLength={signatureNameMax}
            autoComplete="off"
            error={errors.name}
          />
        ) : (
          pad
        )}
        <div className={styles.foot}>
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Submitting...">
            Sign contract
          </Button>
        </div>
      </Form>
    </Card>
  );
}
