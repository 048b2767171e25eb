import { randomUUID } from 'node:crypto';
import type { ApiError } from '@tutor/api/core/api-error';
import { errorCodes } from '@tutor/api/core/envelope';
import { formKeySchema } from '@tutor/rules/shell/form-key';

/** A key for one form: sent twice, it has one effect. */
export function newFormKey(): string {
  return randomUUID();
}

/** Whether the form arrived before with other words: what is sent now is another form, and needs another key. */
export function isSentBefore({ code }: ApiError): boolean {
  return code === errorCodes.sentBefore;
}

/** What is wrong with the key of a form that has one: it must be of our making. It never reaches the service otherwise. */
export function formKeyProblem(form: FormData): string | undefined {
  const key = form.get('key');
  if (key === null || key === '') return undefined;
  return formKeySchema.safeParse(key).error?.issues[0]?.message;
}
