import { errorCodes } from '@tutor/api/core/envelope';
import { signatureFailedMessage } from '@tutor/api/core/known-messages';
import { isSignValid, signedParameters } from '@tutor/api/core/sign';
import { Refusal } from './refusal.ts';

/** Keys by which a company program signs its calls. */
export interface SigningKeys {
  appId: string;
  appSecret: string;
}

/** Throws ErrorCode 8 for a call that no sign can fit, before its body is read. */
export function requireSigned(headers: Headers, { appId }: SigningKeys): void {
  if (headers.get('appid') !== appId || !/^[0-9A-F]{32}$/.test(headers.get('sign') ?? '')) throw signatureFailed();
}

/** Throws ErrorCode 8 unless `appid` is ours and `sign` fits the parameters (specification, core §7). */
export function requireSignature(
  headers: Headers,
  query: Readonly<Record<string, string>>,
  body: unknown,
  keys: SigningKeys,
): void {
  const isOurs = headers.get('appid') === keys.appId;
  const given = headers.get('sign') ?? undefined;
  if (!isOurs || !isSignValid(given, signedParameters(query, body), keys.appSecret)) throw signatureFailed();
}

function signatureFailed(): Refusal {
  return new Refusal(errorCodes.signature, signatureFailedMessage);
}
