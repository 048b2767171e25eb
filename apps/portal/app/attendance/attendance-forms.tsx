import { useFetcher } from '@remix-run/react';
import type { FormSlotProps } from '@tutor/ui/forms/form-slot.tsx';
import { createContext, type FormEvent, useContext } from 'react';

/** Takes Yes to these requests; set by whoever shows the questions. */
export const YesContext = createContext<(requestIds: readonly number[]) => void>(() => undefined);

/** A form of Yes: given to the outbox once scripted, sent by the browser without. */
export function AttendanceForm({ children, ...rest }: FormSlotProps) {
  const { Form } = useFetcher();
  const sayYes = useContext(YesContext);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    sayYes(new FormData(event.currentTarget).getAll('id').map(Number));
  };
  return (
    <Form {...rest} onSubmit={submit}>
      {children}
    </Form>
  );
}
