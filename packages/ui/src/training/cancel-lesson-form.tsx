import type { FormEvent } from 'react';
import { FormDraft } from '../drafts/form-draft.tsx';
import { FormRefusal } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './lesson-list.css.ts';

export interface CancelLessonFormProps {
  /** Name of the form, and the beginning of its fields' ids. */
  name: string;
  /** Name of its draft. */
  draft: string;
  action: string;
  Form?: FormSlot | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  lesson: { id: number; type: string; when: string };
  /** Where keeping the lesson leads. */
  keepHref: string;
  reasonMax: number;
  reason?: string | undefined;
  error?: string | undefined;
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  focusKey?: unknown;
  isSubmitting?: boolean | undefined;
}

/** Cancels a training lesson, with a reason. */
export function CancelLessonForm(props: CancelLessonFormProps) {
  const { name: id, lesson, errors = {}, Form = 'form' } = props;
  return (
    <Card title="Cancel this lesson?" description={lesson.when}>
      <Form
        id={id}
        action={props.action}
        method="post"
        noValidate
        className={styles.form}
        aria-label="Cancel a training lesson"
        {...(props.onSubmit === undefined ? {} : { onSubmit: props.onSubmit })}
      >
        <FormDraft name={props.draft} />
        <input type="hidden" name="form" value={id} />
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="id" value={lesson.id} />
        <input type="hidden" name="lessonType" value={lesson.type} />
        <FormRefusal takesFocus error={props.error} reply={props.focusKey} />
        <TextArea
          id={`${id}-reason`}
          name="reason"
          label="Reason"
          limit={props.reasonMax}
          defaultValue={props.reason ?? ''}
          error={errors.reason}
        />
        <div className={styles.foot}>
          <ButtonLink href={props.keepHref}>Keep the lesson</ButtonLink>
          <Button type="submit" variant="danger" isPending={props.isSubmitting} pendingLabel="Submitting...">
            Cancel lesson
          </Button>
        </div>
      </Form>
    </Card>
  );
}
