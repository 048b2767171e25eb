import { createHash } from 'node:crypto';
import { cancellationPenalty } from '@tutor/rules/attendance/penalty';
import { contractDocument } from '@tutor/rules/contract/contract-text';
import { hours } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { customContract, standardContract } from '../src/contract/contract-texts.ts';
import { signedContracts } from '../src/contract/tables.ts';
import { violates } from '../src/database/violation.ts';
import { drawnPng, jpeg, png } from './sample-files.ts';
import { type CreatedTutor, startBackend, type TestBackend, type TestClient } from './start-backend.ts';

describe('the contract', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterAll(() => backend.close());

  const signedIn = async (template: string): Promise<{ tutor: CreatedTutor; client: TestClient }> => {
    const tutor = await backend.createTutor(template);
    return { tutor, client: (await backend.signIn(tutor)).client };
  };
  const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
  const sign = async (client: TestClient, change: object = {}) => {
    const { body } = await client.tutorContract.contract();
    await client.tutorContract.agreeToProtocol({ body: { Version: body.Version } });
    return client.tutorContract.signContract({
      body: { Version: body.Version, SignatureType: 'typed', SignedName: body.SignerName, ...change },
    });
  };

  it.each([
    ['standard', standardContract, '8816dd86d7104d3dd69f624d9b16ef57da29bbd67f367a59c2672b5f34dd141a'],
    ['custom', customContract, 'b714553d206d719626cd86fece2446ce60d78a48b8a9a5754d4d096eca72781c'],
  ])('in its %s text has a new version with every new word', (_name, text, hash) => {
    // What was signed must be found again by its version: change the words, raise the version, and put the new hash here.
    expect([text.version, sha256(contractDocument(text, ''))]).toEqual([1, hash]);
  });

  it.each([standardContract, customContract])(
    'of $title names the cost of cancelling as it is charged',
    ({ sections }) => {
      const words = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
      const percentAt = (aheadHours: number) => cancellationPenalty(hours(aheadHours)).feePercent;
      expect([72, 48, 24, 3, 2].map(percentAt)).toEqual([0, 25, 50, 100, 300]);
      expect(words).toContain(
        'Cancelling is free until 72 hours before class. From 72 to 48 hours it costs 25\u00a0% of the lesson fee, from 48 to 24 hours 50\u00a0%, from 24 to 3 hours 100\u00a0%, and under 3 hours three times the fee; each time with 2 teaching points.',
      );
    },
  );

  it('is signed by the typed name, with a receipt whose hash is that of the signed document', async () => {
    const { client } = await signedIn('contractNotSigned');
    const before = await client.tutorContract.contract();
    expect(before.body).toMatchObject({ AuditStatus: -1, Receipt: null, IsCustom: false, SignerName: 'Dennis Aquino' });
    const unsigned = await client.tutorContract.contractDocument({ body: { IsSigned: false } });
    expect(unsigned.body.Content).toContain('For Dennis Aquino');
    const { body } = await sign(client, { SignedName: ' dennis  AQUINO ' });
    const signed = await client.tutorContract.contractDocument({ body: { IsSigned: true } });
    expect(body.Hash).toBe(sha256(signed.body.Content));
    expect(signed.body.Content.startsWith(unsigned.body.Content)).toBe(true);
    expect(signed.body.Content).toContain(`Signed at: ${body.SignedTime}`);
    expect((await client.tutorContract.contract()).body).toMatchObject({
      AuditStatus: 0,
      Receipt: { Hash: body.Hash, SignatureType: 'typed', SignedName: 'Dennis Aquino' },
    });
    expect((await client.profile.contractStatus()).body.Item2).toBe(0);
  });

  it('is signed once: the same again is told the same, from two tabs too, and another signature is refused', async () => {
    const { tutor, client } = await signedIn('contractNotSigned');
    const replies = await Promise.all([1, 2, 3].map(() => sign(client)));
    expect(new Set(replies.map(({ body }) => body.Hash)).size).toBe(1);
    await expect(sign(client, { SignedName: 'Somebody Else' })).rejects.toThrow('Your contract is signed already.');
    const own = eq(signedContracts.tuid, tutor.tuid);
    const rows = await backend.database.queries.select().from(signedContracts).where(own);
    expect(rows).toHaveLength(1);
    const { id, ...row } = rows[0] ?? expect.fail();
    expect(id).toBeGreaterThan(0);
    const behind = backend.database.queries.insert(signedContracts).values(row);
    await expect(behind).rejects.toSatisfy((error) => violates(error, 'signed_contracts_standing'));
    const forged = backend.database.queries
      .update(signedContracts)
      .set({ document: `${row.document} and more` })
      .where(own);
    await expect(forged).rejects.toSatisfy((error) => violates(error, 'signed_contracts_hash'));
  });

  const stroke = [8, 9, 10, 11].map((x) => [x, 5] as const);
  let code = 0;
  const sendSignature = async (client: TestClient, file: Buffer) => {
    const key = { fileCode: `signature-${code++}`, moduleName: 'ElectronicallySigned' as const };
    await client.uploads.chunk({ body: { ...key, chunk: 1, fileName: 'signature.png', file } });
    return (await client.uploads.merge({ body: { ...key, fileSize: file.byteLength } })).body;
  };

  it.each([0, 1, 2, 3, 4])(
    'takes no picture of one colour for a signature, written by PNG filter %i',
    async (filter) => {
      const { client } = await signedIn('contractNotSigned');
      await expect(sendSignature(client, drawnPng([], filter))).rejects.toThrow(
        'This picture shows no signature. Please draw it again.',
      );
      const everywhere = Array.from({ length: 400 }, (_, index) => [index % 40, Math.floor(index / 40)] as const);
      await expect(sendSignature(client, drawnPng(everywhere, filter))).rejects.toThrow('shows no signature');
      expect(await sendSignature(client, drawnPng([[39, 9]], filter))).toMatchObject({ FileName: 'signature.png' });
    },
  );

  it('takes only a whole PNG for a signature', async () => {
    const { client } = await signedIn('contractNotSigned');
    const damaged = 'This picture is damaged and cannot be read.';
    await expect(sendSignature(client, png(2_000))).rejects.toThrow(damaged);
    await expect(sendSignature(client, drawnPng(stroke).subarray(0, 60))).rejects.toThrow(damaged);
    await expect(sendSignature(client, jpeg())).rejects.toThrow('Only PNG files can be sent here.');
  });

  it('takes a drawing only as an own, finished picture', async () => {
    const { client } = await signedIn('contractNotSigned');
    const foreign = `ElectronicallySigned/${'a'.repeat(22)}.png`;
    await expect(sign(client, { SignatureType: 'drawn', SignatureFile: foreign })).rejects.toThrow(
      'SignatureFile: The file is not there. Please choose it again.',
    );
    const file = await sendSignature(client, drawnPng(stroke));
    const { body } = await sign(client, { SignatureType: 'drawn', SignatureFile: file.FilePath });
    const signed = await client.tutorContract.contractDocument({ body: { IsSigned: true } });
    expect(signed.body.Content).toContain(`Drawn signature: picture with SHA-256 ${file.FileHash}`);
    expect(body.Hash).toBe(sha256(signed.body.Content));
    expect((await client.tutorContract.contract()).body.Receipt).toMatchObject({
      SignatureType: 'drawn',
      SignatureFile: file.FilePath,
    });
    // The same drawing again is what was signed; a name, or another drawing, is another signature.
    const again = await sign(client, { SignatureType: 'drawn', SignatureFile: file.FilePath });
    expect(again.body).toEqual(body);
    for (const other of [{}, { SignatureType: 'drawn', SignatureFile: foreign }]) {
      await expect(sign(client, other)).rejects.toThrow('Your contract is signed already.');
    }
  });

  it('asks for the agreement first, for the own name, and for the version that holds', async () => {
    const { client } = await signedIn('contractNotSigned');
    const body = { Version: 1, SignatureType: 'typed' as const, SignedName: 'Dennis Aquino' };
    await expect(client.tutorContract.signContract({ body })).rejects.toThrow('Please agree to the contract first.');
    await expect(client.tutorContract.agreeToProtocol({ body: { Version: 2 } })).rejects.toThrow(
      'The contract has changed. Please read the new one.',
    );
    await expect(sign(client, { SignedName: 'Dennis' })).rejects.toThrow(
      'SignedName: Please type your full name: Dennis Aquino',
    );
    await expect(client.tutorContract.contractDocument({ body: { IsSigned: true } })).rejects.toThrow(
      'You have not signed a contract here yet.',
    );
  });

  it.each([
    ['incompleteInfo', 'Please kindly upload your personal information ASAP.'],
    [
      'awaitingApproval',
      "You Personal Data is being verified, please confirm with your TM and sign the digital contract once it's done. Thanks.",
    ],
    ['firstLogin', 'No contract applies to your account.'],
    ['contractAuditing', 'Your contract is signed already.'],
  ])('of %s cannot be signed: %s', async (template, message) => {
    const { client } = await signedIn(template);
    await expect(
      client.tutorContract.signContract({ body: { Version: 1, SignatureType: 'typed', SignedName: 'x' } }),
    ).rejects.toThrow(message);
  });

  it('of international tutors is another one', async () => {
    const { client } = await signedIn('international');
    expect((await client.tutorContract.contract()).body).toMatchObject({
      IsCustom: true,
      Title: 'Contract of service for international tutors',
    });
    expect((await sign(client)).message).toBe('Your contract is signed. The company audits it now.');
  });

  it.each([
    [true, false],
    [false, true],
  ])('is the custom one of a tutor who is international: %s, customized: %s', async (isInternational, isCustomized) => {
    const { tutor, client } = await signedIn('contractNotSigned');
    await backend.database.queries
      .update(tutors)
      .set({ isInternationalOrCustom: isInternational, isCustomized })
      .where(eq(tutors.tuid, tutor.tuid));
    expect((await client.tutorContract.contract()).body.IsCustom).toBe(true);
    await sign(client);
    const { body } = await client.tutorContract.contractDocument({ body: { IsSigned: true } });
    expect(body.FileName).toBe(`signed-contract-${tutor.tuid}.txt`);
    expect(body.Content).toMatch(/^Contract of service for international tutors\n/);
  });

  it.each([
    [true, 1, 'notice', 'Your contract passed the audit', 'Your contract holds from now on.'],
    [false, 2, 'warning', 'Your contract did not pass the audit', 'Please sign it again under Sign Contract.'],
  ])('audited, passed: %s, has status %i and its tutor is told so', async (isPassed, status, kind, title, words) => {
    const { tutor, client } = await signedIn('contractNotSigned');
    await sign(client);
    await backend.control('/contract', { tuid: tutor.tuid, isPassed, remark: 'Page 2 <b>' });
    const { body } = await client.tutorContract.contract();
    expect(body).toMatchObject({ AuditStatus: status, AuditRemark: 'Page 2 <b>' });
    expect((await client.profile.contractStatus()).body.Item2).toBe(status);
    const told = (await client.messages.systemMessages()).body.find((message) => message.title === title);
    expect(told).toMatchObject({ kind, content: expect.stringContaining(words) });
    expect(told?.content).toContain('<p>Page 2 &lt;b&gt;</p>');
  });

  it('that failed the audit is signed again, which lets its tutor schedule again; one that passed is not', async () => {
    const { tutor, client } = await signedIn('contractFailed');
    const failed = await client.tutorContract.contract();
    expect(failed.body.AuditStatus).toBe(2);
    expect(failed.body.AuditRemark).toContain('sign again');
    expect((await client.schedule.limitCheck()).body.IsLimited).toBe(true);
    await sign(client);
    expect((await client.schedule.limitCheck()).body.IsLimited).toBe(false);
    expect(await backend.control('/contract', { tuid: tutor.tuid, isPassed: true })).toEqual({ isAudited: true });
    expect(await backend.control('/contract', { tuid: tutor.tuid, isPassed: false })).toEqual({ isAudited: false });
    await expect(sign(client, { SignedName: 'Other' })).rejects.toThrow('Your contract is signed already.');
    const [row] = await backend.database.queries.select().from(tutors).where(eq(tutors.tuid, tutor.tuid));
    expect(row?.contractAuditStatus).toBe(1);
  });
});
