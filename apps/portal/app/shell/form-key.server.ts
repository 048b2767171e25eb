import { formKeySchema } from '@tutor/rules/shell/form-key';

/** What is wrong with the key of a form that has one: it must be of our making. It never reaches the service otherwise. */
export function formKeyProblem(form: FormData): string | undefined {
  const key = form.get('key');
  if (key === null || key === '') return undefined;
  return formKeySchema.safeParse(key).error?.issues[0]?.message;
}
