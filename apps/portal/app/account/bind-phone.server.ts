import { ApiError } from '@tutor/api/core/api-error';
import { asOneNumber } from '@tutor/api/core/phone-number';
import { wrongCodeMessage } from '@tutor/rules/account/verification-code';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Api } from '../session/api.server.ts';
import { serverNow } from '../session/server-clock.server.ts';

interface Phone {
  countryCode: string;
  phone: string;
}

/** Sends the code that proves the number. */
export async function sendPhoneCode({ context }: RequestArguments, api: Api, phone: Phone) {
  const { message } = await api.profile.sendPhoneCode({ body: asOneNumber(phone) });
  return { message: wordsOr(message, 'The code was sent.'), sentAtMs: await serverNow(context) };
}

export async function bindPhone(api: Api, values: Phone & { verificationCode: string }): Promise<{ message: string }> {
  const { message } = await api.profile.bindPhone({ body: asOneNumber(values) }).catch(tellWrongCode);
  return { message: wordsOr(message, 'Your phone is bound.') };
}

/** ErrorCode 2 has words of its own, whatever the service says with it (specification, core §8 'Phone binding'). */
function tellWrongCode(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 2) throw error;
  throw new ApiError('refused', wrongCodeMessage, { endpoint: error.endpoint, code: error.code, cause: error });
}
