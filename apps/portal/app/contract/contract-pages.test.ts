import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePages } from '../../testing/pages.tsx';
import { testSecrets } from '../../testing/request.ts';
import { type ScriptedBackend, startScriptedBackend } from '../../testing/scripted-backend.ts';
import * as page from './contract-page.tsx';

let backend: ScriptedBackend;
let pages: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', testSecrets.SESSION_SECRET);
  backend = await startScriptedBackend();
  pages = await servePages({ [path.slice(1)]: page, [customPath.slice(1)]: page }, backend.url);
});
afterAll(() => backend.close());

const path = '/signContract/contract';
const customPath = '/signContractCustom/contractCustom';
const contract = {
  IsCustom: false,
  Version: 3,
  Title: 'Contract of service',
  SignerName: 'Dennis Aquino',
  Sections: [{ Title: '1. Classes', Paragraphs: ['A class lasts 25 minutes.', 'Be there.'] }],
  AuditStatus: -1,
  AuditRemark: null,
  Receipt: null,
};
const receipt = {
  SignedTime: '2026-11-20T06:00:00Z',
  SignedName: 'Dennis A.',
  SignatureType: 'typed',
  Version: 2,
  Hash: 'ab'.repeat(32),
};

const answer = (call: string, Body: unknown, Msg = '') => backend.answers.set(call, { ErrorCode: 0, Msg, Body });
const isContract = (change: object) => answer('/api/tutorcomm/getcontract', { ...contract, ...change });
const isTutor = (change: object) =>
  answer('/api/account/userinfo', { tuid: 7, account: 'a', fullName: 'Dennis Aquino', ...change });

beforeEach(() => {
  backend.answers.clear();
  answer('/api/tutorcomm/getcontractstatus', { Item1: true, Item2: -1, Item3: false });
  isTutor({});
  isContract({});
});

test('a contract is there to be read, taken along and signed', async () => {
  const { title, heading, text, links, document, fields, submits } = await pages.open(path);
  expect([title, heading]).toEqual(['Sign Contract · Tutor Portal', 'Sign Contract']);
  for (const part of [
    'Read it, keep a copy, and sign it.',
    'Contract of service For Dennis Aquino · Version 3 · 1 min to read Download',
    '1. Classes A class lasts 25 minutes. Be there.',
    'Sign Signed once, it cannot be signed again until the company has audited it.',
    'Full name As in your personal data: Dennis Aquino',
    'Status Not signed',
  ]) {
    expect(text).toContain(part);
  }
  expect(links).toEqual({
    Contract: path,
    'TESOL certification': '/signContract/tesolCertification',
    Download: '/contract/document',
  });
  expect(document.querySelector('nav [aria-current=page]')?.textContent).toBe('Contract');
  expect(fields('Sign the contract')).toEqual({
    form: ['sign-contract'],
    version: ['3'],
    kind: ['typed'],
    isAgreed: ['yes'],
    name: [''],
  });
  expect(submits('Sign the contract')).toEqual([path, 'Sign contract']);
  expect(document.querySelector('form')?.id).toBe('sign-contract');
});

test('a custom one has a page alone', async () => {
  isContract({ IsCustom: true });
  const { links, document, submits } = await pages.open(customPath);
  expect(links).toEqual({ Download: '/contract/document' });
  expect(document.querySelector('nav')).toBeNull();
  expect(submits('Sign the contract')[0]).toBe(customPath);
});

const states = { PersonalState: 1, ContactState: 1, HB: 1, TLState: 1 };
test.each<[flag: string, set: () => unknown]>([
  ['isCustomized', () => isTutor({ isCustomized: true })],
  ['isInternationalOrCustom', () => isTutor({ isInternationalOrCustom: true })],
  ['Item3', () => answer('/api/tutorcomm/getcontractstatus', { Item1: true, Item2: -1, Item3: true })],
  ['IsCustomized', () => answer('/api/teachinfo/gettutorstatusinfo', { ...states, IsCustomized: 1 })],
])('where %s says so the contract is signed on the custom page', async (_, set) => {
  set();
  expect((await pages.open(path)).location).toBe(customPath);
  expect((await pages.open(customPath)).submits('Sign the contract')[0]).toBe(customPath);
});

test.each([
  [{ isNeedToImprovePersonalInformation: true }, 'Please kindly upload your personal information ASAP. Personal Data'],
  [{ awaitApproval: true }, 'You Personal Data is being verified, please confirm with your TM'],
])('a tutor with %j cannot sign yet, and is told why', async (user, words) => {
  isTutor(user);
  const { text, links, document } = await pages.open(path);
  expect(text).toContain(words);
  expect(document.querySelector('form')).toBeNull();
  expect(links['Personal Data']).toBe('awaitApproval' in user ? undefined : '/newPersonalData');
  // Nothing stands in the way of what is signed.
  isContract({ AuditStatus: 1 });
  const signed = await pages.open(path);
  expect(signed.text).toContain('Your contract holds.');
  expect(signed.text).not.toContain(words);
});

test.each([
  [0, 'Signed The company audits your contract now. You get a message.', 'Auditing', false],
  [1, 'Audit Passed Your contract holds.', 'Audit Passed', false],
  [2, 'Your contract did not pass the audit. Please sign it again. Page 2 is missing', 'Audit failed', true],
  [3, 'Read it, keep a copy, and sign it.', 'Not signed', true],
])('with audit status %i it says: %s', async (AuditStatus, words, word, canSign) => {
  isContract({ AuditStatus, AuditRemark: 'Page 2 is missing' });
  const { text, document } = await pages.open(path);
  expect(text).toContain(words);
  expect(text).toContain(`Status ${word}`);
  expect(text.includes('Page 2 is missing')).toBe(AuditStatus === 2);
  expect(document.querySelector('form') !== null).toBe(canSign);
});

test('signed, it has its receipt, and the picture of a drawn signature', async () => {
  isContract({ AuditStatus: 0, Receipt: receipt });
  const typed = await pages.open(path);
  expect(typed.text).toMatch(
    /Receipt Keep it with the signed document\. Dennis A\. Signed by Dennis A\. Signed at Friday,? 20 November 2026, 2:00 PM, .* Version 2 SHA-256 of the signed document (?:ab){32}/,
  );
  expect(typed.links).toMatchObject({ 'Download signed contract': '/contract/document?signed=1' });
  expect(typed.document.querySelector('img')).toBeNull();
  const SignatureFile = `ElectronicallySigned/${'c'.repeat(22)}.png`;
  isContract({ AuditStatus: 0, Receipt: { ...receipt, SignatureType: 'drawn', SignatureFile } });
  const drawn = await pages.open(path);
  const picture = drawn.document.querySelector('img[alt="Signature of Dennis A."]');
  expect(picture?.getAttribute('src')).toBe(`/uploads/file/${SignatureFile}`);
});

test('a refused signing says why, with everything typed', async () => {
  const wrong = await pages.send(path, { version: '3', kind: 'typed', name: 'Dennis' });
  expect(wrong.status).toBe(400);
  expect(wrong.summarized).toEqual(['isAgreed', 'name']);
  expect(wrong.wrong('name')).toBe('Please type your full name: Dennis Aquino');
  expect(wrong.fields('Sign the contract').name).toEqual(['Dennis']);
  const isTicked = ({ document }: typeof wrong) =>
    document.querySelector<HTMLInputElement>('input[name=isAgreed]')?.checked;
  expect(isTicked(wrong)).toBe(false);
  const ticked = await pages.send(path, { version: '3', kind: 'typed', isAgreed: 'yes', name: 'Dennis' });
  expect([ticked.summarized, isTicked(ticked)]).toEqual([['name'], true]);
  backend.answers.set('/api/teachinfo/protocolagreement', { ErrorCode: 107, Msg: 'The contract has changed.' });
  const signing = { version: '3', kind: 'typed', isAgreed: 'yes', name: 'Dennis Aquino' };
  expect((await pages.send(path, signing)).text).toContain('The contract has changed.');
  answer('/api/teachinfo/protocolagreement', true);
  answer('/api/tutorcomm/signcontract', { SignedTime: receipt.SignedTime, Hash: receipt.Hash });
  expect(await pages.send(path, signing)).toMatchObject({ location: path, said: 'Your contract is signed.' });
});

test('where none applies it says so, and a call that fails is told', async () => {
  answer('/api/tutorcomm/getcontractstatus', { Item1: false, Item2: -1, Item3: false });
  const none = await pages.open(path);
  expect(none.heading).toBe('Sign Contract');
  expect(none.text).toContain('No contract applies to your account If you expected one, please ask your team manager.');
  expect(none.links).toEqual({ 'Go to Dashboard': '/home' });
  backend.answers.set('/api/tutorcomm/getcontractstatus', { ErrorCode: 101, Msg: 'Closed for the night.' });
  expect((await pages.open(path)).text).toContain('Closed for the night.');
});
