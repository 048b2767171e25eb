import { redirect } from '@remix-run/node';
import { canSignContract } from '@tutor/rules/contract/contract-state';
import { signFormSchema } from '@tutor/rules/contract/sign-form';
import { signContractStep } from '@tutor/rules/profile/contract-status';
import { uploadReferenceOf } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';
import { partOrNull } from '../kit/beside/parts.server.ts';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { isCustomAccount } from '../session/custom-account.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { contractPath, customContractPath, signDraft } from './contract-paths.ts';

/** The contract with what the tutor can do about it now. Null where none applies. */
export async function loadContract(args: Guarded) {
  const { api } = args;
  const [{ body: status }, { body: user }, states, zone] = await Promise.all([
    api.profile.contractStatus(),
    api.account.userInfo(),
    partOrNull(api.profile.statusInfo(), ({ body }) => body),
    tutorZone(args),
  ]);
  if (!status.Item1) return null;
  const { body } = await api.tutorContract.contract();
  // The flow is the account's; the contract's own flag is ours, and says no more than which text it has.
  const isCustom = body.IsCustom || isCustomAccount({ user, contract: status, states });
  const path = isCustom ? customContractPath : contractPath;
  // The other flow's address leads to the own one (specification, core §4).
  if (new URL(args.request.url).pathname !== path) throw redirect(path);
  const step = signContractStep({
    isInfoIncomplete: user.isNeedToImprovePersonalInformation,
    isAwaitingApproval: user.awaitApproval,
    isInternationalOrCustom: isCustom,
  });
  const { Receipt: receipt } = body;
  return {
    path,
    zone,
    isCustom,
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

const versionSchema = z.coerce.number().int().positive();

/** Agrees to the contract and signs it. Done: back to the page, which then shows the receipt. */
export async function signContract({ api, request }: Guarded): Promise<Response> {
  const form = await request.formData();
  const { body: contract } = await api.tutorContract.contract();
  return sendForm({
    name: signDraft,
    form,
    schema: signFormSchema(contract.SignerName),
    backTo: new URL(request.url).pathname,
    send: async ({ kind, name, picture }) => {
      const Version = versionSchema.safeParse(form.get('version')).data ?? contract.Version;
      await api.tutorContract.agreeToProtocol({ body: { Version } });
      const { message } = await api.tutorContract.signContract({
        body: {
          Version,
          SignatureType: kind,
          SignedName: kind === 'typed' ? name : contract.SignerName,
          ...(kind === 'drawn' ? { SignatureFile: uploadReferenceOf(picture, 'ElectronicallySigned') } : {}),
        },
      });
      return { message: wordsOr(message, 'Your contract is signed.') };
    },
  });
}
