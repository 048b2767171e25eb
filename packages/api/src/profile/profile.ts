import { areaCodePattern, typedAreaCode } from '@tutor/rules/account/area-code';
import { typedCode } from '@tutor/rules/account/typed-code';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored } from '../core/wire.ts';

const phone = z.object({
  countryCode: z.string().overwrite(typedAreaCode).regex(areaCodePattern),
  phone: z
    .string()
    .overwrite(typedText)
    .min(1)
    .max(20)
    // Digits and hyphens, at least one digit (specification, core §5).
    .regex(/^-*[0-9][0-9-]*$/),
});

/** What the shell asks of the tutor's profile (specification, core §7 'Teach info'). */
export const profile = area('/api/TeachInfo', {
  sendPhoneCode: post('SendVerificationCode', {
    summary: 'Sends a code to a phone. HTTP 229 within 60 s of the last.',
    body: phone,
    reply: ignored,
    assumed: true,
  }),
  bindPhone: post('BindTutorPhone', {
    summary: "Binds a phone by its code. ErrorCode 2: the code is wrong ('Verification code input error').",
    body: phone.extend({ verificationCode: z.string().overwrite(typedCode).min(1).max(20) }),
    reply: ignored,
    assumed: true,
  }),
  remindPhoneLater: post('RemindMeLater', {
    summary: 'Puts the phone dialog off for 6 hours: isNeedUpdatePhone of UserInfo is false until then.',
    reply: ignored,
    assumed: true,
  }),
  saveSkypeId: post('SaveSkypeId', {
    summary: 'Saves the Skype ID.',
    body: z.object({ Sky: z.string().overwrite(typedText).min(1).max(100) }),
    reply: ignored,
    assumed: true,
  }),
  saveTimeZone: post('SaveTimeZone', {
    summary: 'Saves the zone whose days and times are the tutor’s: an IANA name, as timeZone of UserInfo.',
    body: z.object({ TimeZone: z.string().min(1).max(64) }),
    reply: ignored,
    assumed: true,
  }),
  contractStatus: post('/api/tutorcomm/GetContractStatus', {
    summary:
      'Item1: a contract applies; Item2: audit status (-1 not signed, 0 auditing, 1 passed, 2 failed); Item3: custom.',
    reply: z.object({ Item1: flag, Item2: z.int(), Item3: flag }),
    assumed: true,
  }),
  statusInfo: post('GetTutorStatusInfo', {
    summary: 'Which parts of the personal data are complete (0/1 flags).',
    reply: z.object({
      PersonalState: z.int(),
      ContactState: z.int(),
      HB: z.int(),
      TLState: z.int(),
      IsCustomized: flag,
    }),
    assumed: true,
  }),
  checkAgreement: post('CheckAgreement', {
    summary: 'Whether the tutor has agreed to the current agreement; false asks for it.',
    reply: z.boolean(),
    assumed: true,
  }),
  agreement: post('GetAgreement', {
    summary: 'The current agreement: version, title and HTML.',
    reply: z.object({ Version: z.int().positive(), Title: z.string(), Content: z.string() }),
    assumed: true,
  }),
  agree: post('AgreeAgreement', {
    summary: 'Agrees to the version that was read. Refused when it is not the current one any more.',
    body: z.object({ Version: z.int().positive() }),
    reply: ignored,
    assumed: true,
  }),
});
