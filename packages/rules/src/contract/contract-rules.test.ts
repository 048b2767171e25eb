import { describe, expect, it } from 'vitest';
import { canSignContract } from './contract-state.ts';
import { contractDocument, signedDocument } from './contract-text.ts';
import { signFormSchema } from './sign-form.ts';
import { isOwnName } from './signature.ts';

const name = 'Maria Cristina Santos';

describe('signing', () => {
  it.each([
    [-1, true],
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('with audit status %i is possible: %s', (status, expected) => {
    expect(canSignContract(status)).toBe(expected);
  });

  it.each([
    [name, true],
    ['  maria  CRISTINA santos ', true],
    ['Maria Santos', false],
    ['', false],
  ])('takes "%s" for the own name: %s', (typed, expected) => {
    expect(isOwnName(typed, name)).toBe(expected);
  });

  it.each([
    ['Ma.Clara Ibarra', 'Ma. Clara Ibarra'],
    ['王小明', '王 小明'],
    ['Jose De la Cruz', 'Jose Dela Cruz'],
  ])('takes "%s" for "%s", wherever the spaces stand', (typed, fullName) => {
    expect(isOwnName(typed, fullName)).toBe(true);
    expect(isOwnName(fullName, typed)).toBe(true);
  });

  it.each([
    ['王小明', '小明 王', true],
    ['小明王', '小明 王', true],
    ['김 민준', '민준 김', true],
    ['小王明', '小明 王', false],
    ['Santos Maria', 'Maria Santos', false],
  ])('takes "%s" for "%s", whose family name comes first in its script: %s', (typed, fullName, expected) => {
    expect(isOwnName(typed, fullName)).toBe(expected);
  });

  it('takes a name for the own one as a phone types it', () => {
    expect(isOwnName('Maria O’Brien–Pena', "Maria O'Brien-Peña")).toBe(true);
  });

  const picture = `ElectronicallySigned/${'a'.repeat(22)}.png`;
  it.each([
    ['a typed name', { isAgreed: 'yes', kind: 'typed', name }, {}],
    ['a drawing', { isAgreed: 'yes', kind: 'drawn', picture }, {}],
    ['no agreement', { kind: 'typed', name }, { isAgreed: 'Please read the contract and agree to it' }],
    ['no name', { isAgreed: 'yes', kind: 'typed' }, { name: 'Required' }],
    ['another name', { isAgreed: 'yes', kind: 'typed', name: 'Me' }, { name: `Please type your full name: ${name}` }],
    ['no drawing', { isAgreed: 'yes', kind: 'drawn', name }, { picture: 'Please draw your signature' }],
    ['no way chosen', { isAgreed: 'yes', name }, { kind: 'Required' }],
  ])('with %s', (_name, typed, expected) => {
    const { error } = signFormSchema(name).safeParse(typed);
    expect(Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))).toEqual(
      expected,
    );
  });
});

describe('the document', () => {
  const text = {
    title: 'Contract',
    version: 3,
    sections: [{ title: '1. Classes', paragraphs: [`${'word '.repeat(40)}end`] }],
  };

  it('is plain text in lines of 78 characters at most', () => {
    const lines = contractDocument(text, name).split('\n');
    expect(lines.slice(0, 4)).toEqual(['Contract', '========', 'Version 3', `For ${name}`]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(lines.join(' ')).toContain('word end');
  });

  it('is written out as it is signed', () => {
    const signed = signedDocument(
      { title: 'Pay', version: 2, sections: [{ title: '1. Fee', paragraphs: ['So  much.', 'Each\nmonth.'] }] },
      { name, tuid: 100_201, kind: 'typed', signedAt: '2026-11-20T06:00:00.000Z' },
    );
    expect(signed.split('\n')).toEqual([
      ...['Pay', '===', 'Version 2', `For ${name}`, '', '1. Fee', '------', '', 'So much.', '', 'Each month.'],
      ...['', 'Signature', '---------', '', `Signed by: ${name} (teacher 100201)`],
      ...['Signed at: 2026-11-20T06:00:00.000Z', `Typed signature: ${name}`, ''],
    ]);
  });

  it('carries the signature under the text, the same for the same signature', () => {
    const signature = { name, tuid: 100_201, kind: 'typed' as const, signedAt: '2026-11-20T06:00:00.000Z' };
    const signed = signedDocument(text, signature);
    expect(signed).toBe(signedDocument(text, { ...signature }));
    expect(signed.startsWith(contractDocument(text, name))).toBe(true);
    expect(signed).toContain(`Signed by: ${name} (teacher 100201)\nSigned at: 2026-11-20T06:00:00.000Z\n`);
    expect(signedDocument(text, { ...signature, kind: 'drawn', pictureHash: 'ab'.repeat(32) })).toContain(
      `Drawn signature: picture with SHA-256 ${'ab'.repeat(32)}`,
    );
  });
});
