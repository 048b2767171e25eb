import type { z } from 'zod';
import { bindPhoneSchema, phoneSchema } from '../src/account/bind-phone.ts';
import { changeEmailSchema } from '../src/account/change-email.ts';
import {
  emailCodeSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  retrieveEmailSchema,
} from '../src/account/forgot-password.ts';
import { loginSchema } from '../src/account/login.ts';
import { attendanceCancelSchema } from '../src/attendance/cancel-form.ts';
import { cancelClassSchema } from '../src/classes/cancel-class.ts';
import {
  knowledgeRemarkSchema,
  normalRemarkSchema,
  trialRemarkSchema,
  vipRemarkSchema,
} from '../src/classes/remark-forms.ts';
import { remarkTemplateSchema } from '../src/classes/remark-template-form.ts';
import { signFormSchema } from '../src/contract/sign-form.ts';
import { feedbackReplySchema, feedbackSchema } from '../src/feedback/feedback-form.ts';
import { leaveFormSchema } from '../src/leave/leave-form.ts';
import {
  aboutYouSchema,
  educationSchema,
  equipmentSchema,
  interestsSchema,
  workExperienceSchema,
} from '../src/profile/personal-data-form.ts';
import { skypeSchema } from '../src/profile/skype.ts';
import { tesolSchema } from '../src/profile/tesol-form.ts';
import { referralSchema } from '../src/referrals/referral-form.ts';
import {
  commentReplySchema,
  complaintReplySchema,
  recitationFeedbackSchema,
  sendComplaintSchema,
} from '../src/scores/complaint-forms.ts';
import { flowerExchangeSchema } from '../src/scores/flower-exchange.ts';

type Fields = Readonly<Record<string, string>>;

const today = '2026-11-20';
const key = '4d2a8a6e-8f5e-4f0e-9d2e-1f6f4a1f0b11';
const file = 'AppealFile/abcdefghijklmnopqrstuv.png';

/** Every form with text fields: what has to be typed, what may be, and what it has besides. */
export const forms: readonly [name: string, schema: z.ZodType, required: Fields, optional: Fields, besides: object][] =
  [
    ['sign-in', loginSchema, { account: 'anna.reyes' }, {}, { password: 'secret' }],
    ['forgotten password', forgotPasswordSchema, { email: 'a@b.cd' }, {}, {}],
    ['code of an e-mail', emailCodeSchema, { email: 'a@b.cd', code: '123456' }, {}, {}],
    [
      'new password',
      resetPasswordSchema,
      { email: 'a@b.cd', code: '123456' },
      {},
      { password: 'password1', repeatedPassword: 'password1' },
    ],
    ['forgotten e-mail', retrieveEmailSchema, { tuid: '1000007', phone: '917-123' }, {}, {}],
    ['phone', phoneSchema, { phone: '917-123' }, { countryCode: '63' }, {}],
    ['code of a phone', bindPhoneSchema, { phone: '917-123', verificationCode: '123456' }, { countryCode: '63' }, {}],
    ['e-mail', changeEmailSchema('old@b.cd'), { newEmail: 'a@b.cd', code: '123456' }, {}, { password: 'secret' }],
    ['No to a class', attendanceCancelSchema, { note: 'Brownout' }, {}, { reason: '3', attachment: file }],
    ['cancelled class', cancelClassSchema, {}, { note: 'Brownout' }, { reason: '3', feePercent: 50 }],
    ['remark', normalRemarkSchema, { content: 'Well done' }, { homework: 'Page 2' }, {}],
    [
      'VIP remark',
      vipRemarkSchema,
      { content: 'Well done', strengths: 'Words', improvements: 'Tenses', nextStep: 'Unit 3' },
      {},
      {},
    ],
    [
      'trial remark',
      trialRemarkSchema,
      { content: 'Well done' },
      {},
      { pronunciation: '1', vocabulary: '2', grammar: '3', fluency: '4', level: 'Level 1' },
    ],
    [
      'knowledge points remark',
      knowledgeRemarkSchema(1),
      { content: 'Well done' },
      { homework: 'Page 2' },
      { point0: '1' },
    ],
    ['remark template', remarkTemplateSchema, { name: 'Praise', body: 'Well done, {student}' }, {}, {}],
    ['signature', signFormSchema('Ana Cruz'), { name: 'Ana Cruz' }, {}, { isAgreed: 'yes', kind: 'typed' }],
    ['feedback', feedbackSchema, { type: '1', content: 'It stops' }, { classId: '42' }, { file }],
    ['feedback on a class', feedbackSchema, { type: '2', content: 'It stops', classId: '42' }, {}, { file }],
    ['feedback on a person', feedbackSchema, { type: '11', content: 'It stops', complaintName: 'B. Uy' }, {}, { file }],
    ['reply to the company', feedbackReplySchema, { content: 'Thanks' }, {}, {}],
    [
      'leave',
      leaveFormSchema({ now: new Date('2026-11-20T00:00:00Z'), zone: 'Asia/Manila' }),
      { startDate: '2026-12-01', startMinute: '0', endDate: '2026-12-01', endMinute: '1440', reason: 'Fever' },
      {},
      { type: '1', attachment: '' },
    ],
    [
      'who one is',
      aboutYouSchema(today),
      { firstName: 'Ana', lastName: 'Cruz', birthday: '05-04-1990', province: 'Cebu', city: 'Cebu City' },
      { location: 'Lahug', introduction: 'Hello' },
      { sex: '1' },
    ],
    [
      'school',
      educationSchema(today),
      { school: 'UP Cebu', startYear: '2008', endYear: '2012' },
      { major: 'English' },
      { degree: 'Bachelor' },
    ],
    [
      'job',
      workExperienceSchema(today),
      { employer: 'School', position: 'Teacher', startYear: '2012' },
      { description: 'Grade 4', endYear: '2015' },
      {},
    ],
    [
      'equipment',
      equipmentSchema,
      { provider: 'PLDT', speedMbps: '50' },
      {},
      { equipment: 'Laptop', connection: 'Fibre' },
    ],
    ['interests', interestsSchema, {}, { interests: 'Chess' }, { hobbies: ['Reading'] }],
    [
      'TESOL registration',
      tesolSchema(today),
      { firstName: 'Ana', lastName: 'Cruz', birthday: '05-04-1990', idNumber: 'A-1' },
      { middleName: 'Reyes' },
      { hasCertificate: 'no' },
    ],
    ['Skype ID', skypeSchema, { skypeId: 'ana.cruz' }, {}, {}],
    [
      'referral',
      referralSchema,
      { firstName: 'Ben', lastName: 'Uy', email: 'ben@b.cd', phone: '917-123' },
      { countryCode: '63', note: 'A friend' },
      { agreed: 'yes' },
    ],
    ['reply to a complaint', complaintReplySchema, { content: 'I was there' }, {}, { key }],
    ['complaint', sendComplaintSchema, { content: 'Late' }, { classId: '42' }, { type: 'Student did not come', key }],
    ['words on a report', recitationFeedbackSchema, { content: 'Thanks' }, {}, { id: '1' }],
    ['answer to a comment', commentReplySchema, { content: 'Thanks' }, {}, { classId: '1' }],
    ['flower exchange', flowerExchangeSchema(100), { flowersCount: '10', remark: 'For rice' }, {}, {}],
  ];

/** What a form says to an input: 'field: message'. */
export function problems(schema: z.ZodType, input: unknown): string[] {
  return (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
