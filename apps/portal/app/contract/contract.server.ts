import { parseWithZod } from '@conform-to/zod/v4';
import { json, redirect } from '@remix-run/node';
import { canSignContract } from '@tutor/rules/contract/contract-state';
import { signFormSchema } from '@tutor/rules/contract/sign-form';
import { signContractStep } from '@tutor/rules/profile/contract-status';
import { z } from 'zod';
import { formFailure } from '../kit/action-reply.server.ts';
import { requireFailedCall } from '../kit/failed-call.server.ts';
import { fieldErrors } from '../kit/field-errors.server.ts';
import { setFlash } from '../kit/flash.server.ts';
import { uploadedFileHref } from '../kit/uploaded-file-href.ts';
import { wordsOr } from '../kit/words-or.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { contractPath, customContractPath, signDraft } from './contract-paths.ts';

/** The contract with what the tutor can do about it now. Null where none applies. */
export async function loadContract(args: Guarded) {
  const { api } = args;
  const [{ body: status }, { body: user }, zone] = await Promise.all([
    api.profile.contractStatus(),
    api.account.userInfo(),
    tutorZone(args),
  ]);
  if (!status.Item1) return null;
  const { body } = await api.tutorContract.contract();
  const path = body.IsCustom ? customContractPath : contractPath;
  // The other flow's address leads to the own one (specification, core §4).
  if (new URL(args.request.url).pathname !== path) throw redirect(path);
  const step = signContractStep({
    isInfoIncomplete: user.isNeedToImprovePersonalInformation,
    isAwaitingApproval: user.awaitApproval,
    isInternationalOrCustom: body.IsCustom,
  });
  const { Receipt: receipt } = body;
  return {
    path,
    zone,
    isCustom: body.IsCustom,
    title: body.Title,
    version: body.Version,
    sections: body.Sections.map((section) => ({ title: section.Title, paragraphs: section.Paragraphs })),
    signerName: body.SignerName,
    status: body.AuditStatus,
    auditRemark: body.AuditRemark ?? null,
    canSign: canSignContract(body.AuditStatus),
    step,
    receipt:
      receipt == null
        ? null
        : {
            signedAtMs: Date.parse(receipt.SignedTime),
            signedName: receipt.SignedName,
            kind: receipt.SignatureType,
            version: receipt.Version,
            hash: receipt.Hash,
            ...(receipt.SignatureFile === undefined ? {} : { pictureUrl: uploadedFileHref(receipt.SignatureFile) }),
          },
  };
}

/** What was wrong with a signing, and what was typed. */
export interface SignReply {
  error: string | null;
  /** The service asked to slow down (HTTP 229): `error` is said in the limit-flow dialog, too. */
  isLimit?: boolean;
  fieldErrors: Record<string, string>;
  values: Record<string, string>;
}

const versionSchema = z.coerce.number().int().positive();

/** Agrees to the contract and signs it. Done: back to the page, which then shows the receipt. */
export async function signContract(args: Guarded): Promise<Response> {
  const { api } = args;
  const form = await args.request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refuse = (change: Partial<SignReply>, status = 400): Response =>
    json<SignReply>({ error: null, fieldErrors: {}, values, ...change }, status);
  const { pathname } = new URL(args.request.url);
  try {
    const { body: contract } = await api.tutorContract.contract();
    const submission = parseWithZod(form, { schema: signFormSchema(contract.SignerName) });
    if (submission.status !== 'success') return refuse({ fieldErrors: fieldErrors(submission) });
    const version = versionSchema.safeParse(form.get('version'));
    const { kind, name, picture } = submission.value;
    const Version = version.success ? version.data : contract.Version;
    await api.tutorContract.agreeToProtocol({ body: { Version } });
    const { message } = await api.tutorContract.signContract({
      body: {
        Version,
        SignatureType: kind,
        SignedName: kind === 'typed' ? name : contract.SignerName,
        ...(kind === 'drawn' ? { SignatureFile: picture } : {}),
      },
    });
    const flash = await setFlash({
      tone: 'success',
      message: wordsOr(message, 'Your contract is signed.'),
      clearsDraft: signDraft,
    });
    return redirect(pathname, { status: 303, headers: { 'set-cookie': flash } });
  } catch (error) {
    requireFailedCall(error);
    const { said, status } = formFailure(error);
    return refuse(said, status);
  }
}
