import { createHash } from 'node:crypto';
import type { tutorContract } from '@tutor/api/contract/tutor-contract';
import type { HandlerInput } from '@tutor/api/core/endpoint';
import { canSignContract } from '@tutor/rules/contract/contract-state';
import { type ContractText, signedDocument } from '@tutor/rules/contract/contract-text';
import { isOwnName } from '@tutor/rules/contract/signature';
import { awaitingApprovalMessage, incompleteInfoMessage } from '@tutor/rules/profile/contract-status';
import { and, desc, eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { violates } from '../database/violation.ts';
import { files } from '../files/tables.ts';
import { takeFile } from '../files/take-file.ts';
import { sessionGone } from '../http/bearer.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { scheduleLimits } from '../schedule/tables.ts';
import { customContract, standardContract } from './contract-texts.ts';
import { protocolAgreements, signedContracts } from './tables.ts';

export type Tutor = typeof tutors.$inferSelect;
type Signing = HandlerInput<typeof tutorContract.signContract>['body'];

/** The tutor's row; `isLocked` holds it until the transaction ends, so that one signing comes after the other. */
export async function requireTutorRow(queries: Queries, tuid: number, isLocked = false): Promise<Tutor> {
  const own = queries.select().from(tutors).where(eq(tutors.tuid, tuid));
  const [tutor] = await (isLocked ? own.for('update') : own);
  if (tutor === undefined) throw sessionGone();
  if (!tutor.contractApplies) {
    throw new Refusal(refusalCodes.notOffered, 'No contract applies to your account.');
  }
  return tutor;
}

/** Whether a tutor has the custom contract (decisions, Access and session). */
export function isCustomTutor({ isInternationalOrCustom, isCustomized }: Tutor): boolean {
  return isInternationalOrCustom || isCustomized;
}

export function contractOf(tutor: Tutor): ContractText {
  return isCustomTutor(tutor) ? customContract : standardContract;
}

export function nameOf({ firstName, lastName }: Tutor): string {
  return `${firstName} ${lastName}`;
}

/** The contract that a tutor signed last, with the picture of the signature. */
export async function lastSigned(queries: Queries, tuid: number) {
  const [row] = await queries
    .select({ signed: signedContracts, reference: files.reference })
    .from(signedContracts)
    .leftJoin(files, eq(files.id, signedContracts.fileId))
    .where(eq(signedContracts.tuid, tuid))
    .orderBy(desc(signedContracts.id))
    .limit(1);
  return row;
}

/** Agrees to the protocol of the version that was read. */
export async function agreeToProtocol(queries: Queries, tuid: number, version: number, now: Date): Promise<void> {
  const tutor = await requireTutorRow(queries, tuid);
  requireVersion(tutor, version);
  await queries
    .insert(protocolAgreements)
    .values({ tuid, isCustom: isCustomTutor(tutor), version, at: now })
    .onConflictDoNothing();
}

/** Signs. The same again is answered with what was signed; anything else while a signature stands is refused. */
export function signContract(queries: Queries, tuid: number, body: Signing, now: Date) {
  return queries
    .transaction(async (tx) => {
      const tutor = await requireTutorRow(tx, tuid, true);
      if (!canSignContract(tutor.contractAuditStatus)) return repeated(tx, tuid, body);
      if (tutor.isNeedToImprovePersonalInformation) throw new Refusal(refusalCodes.tooEarly, incompleteInfoMessage);
      if (tutor.awaitApproval) throw new Refusal(refusalCodes.tooEarly, awaitingApprovalMessage);
      requireVersion(tutor, body.Version);
      await requireProtocol(tx, tutor, body.Version);
      const picture = await pictureOf(tx, tutor, body, now);
      const signature = {
        name: nameOf(tutor),
        tuid,
        kind: body.SignatureType,
        pictureHash: picture?.hash,
        signedAt: now.toISOString(),
      };
      const signed = storedSignature(contractOf(tutor), isCustomTutor(tutor), signature, now);
      await tx.insert(signedContracts).values({ ...signed, fileId: picture?.id ?? null });
      const failedBefore = tutor.contractAuditStatus === 2;
      await tx
        .update(tutors)
        .set({ contractAuditStatus: 0, ...(failedBefore ? { limitCheck: false } : {}) })
        .where(eq(tutors.tuid, tuid));
      // A contract that failed had stopped scheduling until it is signed again.
      if (failedBefore) await tx.update(scheduleLimits).set({ limitReason: null }).where(eq(scheduleLimits.tuid, tuid));
      return { signedAt: now, hash: signed.hash };
    })
    .catch((error: unknown) => {
      if (violates(error, 'signed_contracts_standing')) throw signedBefore();
      throw error;
    });
}

/** A signature as it is stored: with the document word for word and its hash. */
export function storedSignature(
  text: ContractText,
  isCustom: boolean,
  signature: Parameters<typeof signedDocument>[1],
  now: Date,
) {
  const document = signedDocument(text, signature);
  return {
    tuid: signature.tuid,
    isCustom,
    version: text.version,
    kind: signature.kind,
    signedName: signature.name,
    document,
    hash: createHash('sha256').update(document, 'utf8').digest('hex'),
    signedAt: now,
  };
}

async function repeated(tx: Queries, tuid: number, body: Signing) {
  const last = await lastSigned(tx, tuid);
  const isSame =
    last !== undefined &&
    last.signed.version === body.Version &&
    last.signed.kind === body.SignatureType &&
    (body.SignatureType === 'typed'
      ? isOwnName(body.SignedName, last.signed.signedName)
      : body.SignatureFile === last.reference);
  if (!isSame) throw signedBefore();
  return { signedAt: last.signed.signedAt, hash: last.signed.hash };
}

function signedBefore(): Refusal {
  return new Refusal(refusalCodes.alreadyAnswered, 'Your contract is signed already.');
}

function requireVersion(tutor: Tutor, version: number): void {
  if (contractOf(tutor).version === version) return;
  throw new Refusal(refusalCodes.changed, 'The contract has changed. Please read the new one.');
}

async function requireProtocol(tx: Queries, tutor: Tutor, version: number): Promise<void> {
  const [agreed] = await tx
    .select()
    .from(protocolAgreements)
    .where(
      and(
        eq(protocolAgreements.tuid, tutor.tuid),
        eq(protocolAgreements.isCustom, isCustomTutor(tutor)),
        eq(protocolAgreements.version, version),
      ),
    );
  if (agreed === undefined) throw new Refusal(refusalCodes.tooEarly, 'Please agree to the contract first.');
}

async function pictureOf(tx: Queries, tutor: Tutor, body: Signing, now: Date) {
  if (body.SignatureType === 'typed') {
    if (!isOwnName(body.SignedName, nameOf(tutor)))
      throw invalid('SignedName', `Please type your full name: ${nameOf(tutor)}`);
    return undefined;
  }
  const { SignatureFile: reference } = body;
  if (reference === undefined) throw invalid('SignatureFile', 'Please draw your signature.');
  await takeFile(tx, {
    tuid: tutor.tuid,
    moduleName: 'ElectronicallySigned',
    reference,
    field: 'SignatureFile',
    now,
  });
  const [file] = await tx.select({ id: files.id, hash: files.hash }).from(files).where(eq(files.reference, reference));
  if (file === undefined) throw invalid('SignatureFile', 'Your signature is not there. Please draw it again.');
  return file;
}
