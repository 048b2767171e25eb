import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bindPhoneSchema, phoneSchema } from '../account/bind-phone.ts';
import { changeEmailSchema } from '../account/change-email.ts';
import {
  emailCodeSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  retrieveEmailSchema,
} from '../account/forgot-password.ts';
import { loginSchema } from '../account/login.ts';
import { attendanceCancelSchema } from '../attendance/cancel-form.ts';
import { cancelClassSchema } from '../classes/cancel-class.ts';
import {
  knowledgeRemarkSchema,
  normalRemarkSchema,
  trialRemarkSchema,
  vipRemarkSchema,
} from '../classes/remark-forms.ts';
import { remarkTemplateSchema } from '../classes/remark-template-form.ts';
import { signFormSchema } from '../contract/sign-form.ts';
import { feedbackReplySchema, feedbackSchema } from '../feedback/feedback-form.ts';
import { leaveFormSchema } from '../leave/leave-form.ts';
import { refuseReasonSchema } from '../messages/refuse-notice.ts';
import {
  aboutYouSchema,
  educationSchema,
  equipmentSchema,
  interestsSchema,
  workExperienceSchema,
} from '../profile/personal-data-form.ts';
import { skypeSchema } from '../profile/skype.ts';
import { tesolSchema } from '../profile/tesol-form.ts';
import { referralSchema } from '../referrals/referral-form.ts';
import {
  commentReplySchema,
  complaintReplySchema,
  recitationFeedbackSchema,
  sendComplaintSchema,
} from '../scores/complaint-forms.ts';
import { flowerExchangeSchema } from '../scores/flower-exchange.ts';
import { typedText } from './typed-text.ts';

type Fields = Readonly<Record<string, string>>;

const today = '2026-11-20';
const key = '4d2a8a6e-8f5e-4f0e-9d2e-1f6f4a1f0b11';
const file = 'AppealFile/abcdefghijklmnopqrstuv.png';

/** Every form with text fields: what has to be typed, what may be, and what it has besides. */
const forms: readonly [name: string, schema: z.ZodType, required: Fields, optional: Fields, besides: object][] = [
  ['sign-in', loginSchema, { account: 'anna.reyes' }, {}, { password: 'secret' }],
  ['forgotten password', forgotPasswordSchema, { email: 'a@b.cd' }, {}, {}],
  ['code of an e-mail', emailCodeSchema, { email: 'a@b.cd', code: '123456' }, {}, {}],
  [
    'new password',
    resetPasswordSchema,
    { email: 'a@b.cd', code: '123456' },
    {},
    { password: 'password1', repeated: 'password1' },
  ],
  ['forgotten e-mail', retrieveEmailSchema, { tuid: '1000007', phone: '917-123' }, {}, {}],
  ['phone', phoneSchema, { phone: '917-123' }, { countryCode: '63' }, {}],
  ['code of a phone', bindPhoneSchema, { phone: '917-123', verificationCode: '123456' }, { countryCode: '63' }, {}],
  ['e-mail', changeEmailSchema('old@b.cd'), { newEmail: 'a@b.cd', code: '123456' }, {}, {}],
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
    { description: 'Grade 4' },
    { endYear: '' },
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

const problems = (schema: z.ZodType, input: unknown): string[] =>
  (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** A text as it may be pasted: with a NUL, half a character, and marks of no width. */
const pasted = (text: string): string =>
  `\uFEFF${text.slice(0, 1)}\u0000\uD83C\u200B\u202E${text.slice(1)}\u0007\u2060 `;

/** A text in which nothing can be seen. */
const unseen = ' \u00A0\u200B\u200D\u200E\u2066\u00AD\uFEFF\u3164\u2800\u{E0020}\u0000\uDC00\n';

describe.each(forms)('the form of a %s', (_name, schema, required, optional, besides) => {
  const typed = { ...required, ...optional, ...besides };
  const names = Object.keys({ ...required, ...optional });

  it('passes as it is typed', () => {
    expect(problems(schema, typed)).toEqual([]);
  });

  it.each(names)('drops from its %s what nobody means', (name) => {
    const whole = { ...required, ...optional };
    expect(schema.parse({ ...typed, [name]: pasted(whole[name] ?? '') })).toEqual(schema.parse(typed));
  });

  it.each(Object.keys(required))('takes a %s in which nothing can be seen for an empty one', (name) => {
    const empty = problems(schema, { ...typed, [name]: '' });
    expect(empty).not.toEqual([]);
    expect(problems(schema, { ...typed, [name]: unseen })).toEqual(empty);
  });
});

it('takes a reason in which nothing can be seen for none', () => {
  expect(refuseReasonSchema.safeParse(unseen).error?.issues).toEqual(refuseReasonSchema.safeParse('').error?.issues);
  expect(refuseReasonSchema.parse(pasted('Ill'))).toBe('Ill');
});

describe('a typed text', () => {
  it.each([
    ['  two words\t', 'two words'],
    ['two\r\nlines\tand a tab', 'two\r\nlines\tand a tab'],
    ['👩‍🏫 👍🏽 ❤️', '👩‍🏫 👍🏽 ❤️'],
    ['می‌خواهم', 'می‌خواهم'],
    ['שלום\u200F!', 'שלום\u200F!'],
    ['e\u0301', 'e\u0301'],
    ['𠮷', '𠮷'],
  ])('%j is kept as %j', (text, kept) => {
    expect(typedText(text)).toBe(kept);
  });
});
