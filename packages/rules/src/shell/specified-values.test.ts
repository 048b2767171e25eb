import { expect, it } from 'vitest';
import { defaultAreaCode } from '../account/area-code.ts';
import { emptyTokenMessage } from '../account/client-sign-in.ts';
import { feedbackContentMax } from '../feedback/feedback-rules.ts';
import { skypeMissingType } from '../profile/skype.ts';
import { birthdayMin } from '../profile/tesol.ts';
import { referralSource } from '../referrals/referral-steps.ts';
import { complaintTextMax } from '../scores/complaint.ts';
import { enrolmentLevels } from '../scores/enrolment-bonus.ts';
import { exchangeClosedMessage, exchangeRemarkMax } from '../scores/flower-count.ts';
import { overQuotaMessage } from '../scores/flower-exchange.ts';
import { pesosPerFlower } from '../scores/flowers.ts';
import { pointsRules } from '../scores/points-rules.ts';
import { watermarkOpacity } from './watermark.ts';

// What several floors share and so agree on whatever it is. Written out from the specification (core §3, §5, §8 and §9).
it.each([
  ['area code', defaultAreaCode, '63'],
  ['automatic sign-in without a token', emptyTokenMessage, 'Token is Empty, Login Fail.'],
  ['feedback content', feedbackContentMax, 500],
  ['text of a complaint', complaintTextMax, 500],
  ['dialog type of a missing Skype ID', skypeMissingType, 1],
  ['earliest TESOL birthday', birthdayMin, '1950-01-01'],
  ['source of an application', referralSource, 12],
  ['remark of an exchange', exchangeRemarkMax, 200],
  ['closed exchange', exchangeClosedMessage, 'The system is being upgraded. You will be notified once it is done.'],
  ['too many flowers', overQuotaMessage, 'Exceeding the quota, please re-enter!'],
  ['pesos of a flower', pesosPerFlower, 5],
  [
    'enrolments of the top levels',
    enrolmentLevels.map(({ enrolments }) => enrolments),
    [0, 30, 50, 80, 130, 210, 340, 550, 890, 1440, 2330],
  ],
  ['bonus of the first, second and last level', [0, 1, 10].map((at) => enrolmentLevels[at]?.bonusPesos), [0, 50, 500]],
  ['points', pointsRules.map(({ points }) => points), [0.2, 0.3, 2, 1, -2, -20, -10]],
  ['watermark', watermarkOpacity, 0.12],
])('%s', (_name, value, specified) => {
  expect(value).toEqual(specified);
});
