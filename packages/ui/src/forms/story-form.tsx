import { fn } from 'storybook/test';
import type { FormSlotProps } from './form-slot.tsx';

/** What the forms of a story would have sent: fields first, then where to. Clear it before each story. */
export const sent = fn();

/** A form for stories that goes nowhere. */
export function RecordingForm(props: FormSlotProps) {
  return (
    <form
      {...props}
      onSubmit={(event) => {
        props.onSubmit?.(event);
        // As the application's form does: what was stopped before is not sent.
        if (event.defaultPrevented) return;
        event.preventDefault();
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        const { id, action, method } = props;
        sent(Object.fromEntries(new FormData(event.currentTarget, submitter)), {
          ...(id === undefined ? {} : { id }),
          action,
          method,
        });
      }}
    />
  );
}
