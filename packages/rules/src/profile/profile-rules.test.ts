import { describe, expect, it } from 'vitest';
import { auditStatusText, signContractStep } from './contract-status.ts';
import { incompleteInfoPath, isPersonalDataPage } from './incomplete-info.ts';
import { skypeSchema } from './skype.ts';

describe('the contract', () => {
  it.each([
    [-1, 'Not signed'],
    [0, 'Auditing'],
    [1, 'Audit Passed'],
    [2, 'Audit failed'],
    [3, 'Not signed'],
    [Number.NaN, 'Not signed'],
  ])('with audit status %s reads %s', (status, text) => {
    expect(auditStatusText(status)).toBe(text);
  });

  it('asks for the personal data first, then for patience, then leads to the contract of the kind of tutor', () => {
    const tutor = { isInfoIncomplete: true, isAwaitingApproval: true, isInternationalOrCustom: true };
    expect(signContractStep(tutor)).toEqual({
      kind: 'completeInfo',
      message: 'Please kindly upload your personal information ASAP.',
      path: '/newPersonalData',
    });
    expect(signContractStep({ ...tutor, isInfoIncomplete: false })).toEqual({
      kind: 'await',
      message:
        "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.",
    });
    const ready = { isInfoIncomplete: false, isAwaitingApproval: false };
    expect(signContractStep({ ...ready, isInternationalOrCustom: true })).toEqual({
      kind: 'sign',
      path: '/signContractCustom',
    });
    expect(signContractStep({ ...ready, isInternationalOrCustom: false })).toEqual({
      kind: 'sign',
      path: '/signContract',
    });
  });
});

describe('the incomplete-info notice', () => {
  it.each([
    [0, 0, '/newPersonalData'],
    [0, 1, '/newPersonalData'],
    [0, 2, undefined],
    [1, 0, undefined],
    [1, 1, undefined],
    [-1, 0, undefined],
  ])('with personal state %i and contact state %i leads to %s', (personal, contact, path) => {
    expect(incompleteInfoPath({ personal, contact })).toBe(path);
  });

  it.each([
    ['/newPersonalData', true],
    ['/newPersonalData/changeEmail', true],
    ['/personalData/upload', true],
    ['/personalData/profile', true],
    ['/home', false],
    ['/signContract/contract', false],
    ['/personalDataOf', false],
  ])('%s is a page where the data is given: %s', (pathname, isIt) => {
    expect(isPersonalDataPage(pathname)).toBe(isIt);
  });
});

describe('the Skype ID', () => {
  it('is trimmed, required, and at most 100 characters long', () => {
    expect(skypeSchema.parse({ skypeId: ' live:anna ' })).toEqual({ skypeId: 'live:anna' });
    for (const skypeId of ['', '   ', undefined]) {
      expect(skypeSchema.safeParse({ skypeId }).error?.issues[0]?.message).toBe('Required');
    }
    expect(skypeSchema.safeParse({ skypeId: 'a'.repeat(100) }).success).toBe(true);
    expect(skypeSchema.safeParse({ skypeId: 'a'.repeat(101) }).success).toBe(false);
  });
});
