import { tutorContract as contract } from '@tutor/api/contract/tutor-contract';
import { implement } from '@tutor/api/core/implement';
import { contractDocument } from '@tutor/rules/contract/contract-text';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import {
  agreeToProtocol,
  contractOf,
  isCustomTutor,
  lastSigned,
  nameOf,
  requireTutorRow,
  signContract,
} from './sign-contract.ts';

/** The contract of the signed-in tutor. */
export const tutorContractEndpoints = implement<typeof contract, CallContext>(contract, {
  contract: async ({ queries, requireSession }) => {
    const tutor = await requireTutorRow(queries, requireSession().tuid);
    const { title, version, sections } = contractOf(tutor);
    const last = await lastSigned(queries, tutor.tuid);
    return {
      body: {
        IsCustom: isCustomTutor(tutor),
        Version: version,
        Title: title,
        SignerName: nameOf(tutor),
        Sections: sections.map((section) => ({ Title: section.title, Paragraphs: [...section.paragraphs] })),
        AuditStatus: tutor.contractAuditStatus,
        AuditRemark: last?.signed.auditRemark ?? undefined,
        Receipt:
          last === undefined
            ? null
            : {
                SignedTime: last.signed.signedAt.toISOString(),
                SignedName: last.signed.signedName,
                SignatureType: last.signed.kind,
                SignatureFile: last.reference ?? undefined,
                Version: last.signed.version,
                Hash: last.signed.hash,
              },
      },
    };
  },

  contractDocument: async ({ body, queries, requireSession }) => {
    const tutor = await requireTutorRow(queries, requireSession().tuid);
    if (!body.IsSigned) {
      const text = contractOf(tutor);
      return {
        body: { FileName: `contract-version-${text.version}.txt`, Content: contractDocument(text, nameOf(tutor)) },
      };
    }
    const last = await lastSigned(queries, tutor.tuid);
    if (last === undefined) throw new Refusal(refusalCodes.unknown, 'You have not signed a contract here yet.');
    return { body: { FileName: `signed-contract-${tutor.tuid}.txt`, Content: last.signed.document } };
  },

  agreeToProtocol: async ({ body, queries, now, requireSession }) => {
    await agreeToProtocol(queries, requireSession().tuid, body.Version, now);
    return { body: true };
  },

  signContract: async ({ body, queries, now, requireSession }) => {
    const { signedAt, hash } = await signContract(queries, requireSession().tuid, body, now);
    return {
      body: { SignedTime: signedAt.toISOString(), Hash: hash },
      message: 'Your contract is signed. The company audits it now.',
    };
  },
});
