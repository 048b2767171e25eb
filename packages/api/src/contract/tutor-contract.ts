import { signatureKinds, signatureNameMax } from '@tutor/rules/contract/signature';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { whole } from '../core/read-reply.ts';
import { ignored, instant, optionalFile, optionalText, optionalUpload } from '../core/wire.ts';

const version = z.int().positive();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The tutor's contract with the company (specification, core §7 'Contract calls under tutorcomm', 'protocol agreement'; assumed). */
export const tutorContract = area('/api/tutorcomm', {
  contract: post('GetContract', {
    summary: 'The contract that holds for the tutor, its audit status, and the receipt once it was signed.',
    reply: z.object({
      IsCustom: z.boolean(),
      Version: version,
      Title: z.string(),
      /** The tutor's full name, by which the contract is signed. */
      SignerName: z.string(),
      /** Without any of it, another contract would be signed. */
      Sections: whole(z.array(z.object({ Title: z.string(), Paragraphs: z.array(z.string()) })).min(1)),
      /** -1 not signed, 0 auditing, 1 passed, 2 failed. */
      AuditStatus: z.int(),
      /** What the company said to a contract that failed. */
      AuditRemark: optionalText,
      Receipt: z
        .object({
          SignedTime: instant,
          SignedName: z.string(),
          SignatureType: z.enum(signatureKinds),
          /** Reference of the drawn signature. */
          SignatureFile: optionalFile,
          Version: version,
          /** SHA-256 of the signed document in UTF-8. */
          Hash: hash,
        })
        .nullish(),
    }),
    assumed: true,
  }),
  contractDocument: post('GetContractDocument', {
    summary: 'The contract as plain text: the one to be signed, or with IsSigned the signed one.',
    body: z.object({ IsSigned: z.boolean() }),
    reply: z.object({ FileName: z.string(), Content: z.string() }),
    assumed: true,
  }),
  agreeToProtocol: post('/api/TeachInfo/ProtocolAgreement', {
    summary: 'Agrees to the protocol, which is the contract of this version. Refused when another one holds by now.',
    body: z.object({ Version: version }),
    reply: ignored,
    assumed: true,
  }),
  signContract: post('SignContract', {
    summary: 'Signs the contract, once: while it is audited or has passed, signing again is refused.',
    body: z.object({
      Version: version,
      SignatureType: z.enum(signatureKinds),
      /** Typed: the tutor's full name. */
      SignedName: z.string().overwrite(typedText).max(signatureNameMax),
      /** Drawn. */
      SignatureFile: optionalUpload('ElectronicallySigned'),
    }),
    reply: z.object({ SignedTime: instant, Hash: hash }),
    assumed: true,
  }),
});
