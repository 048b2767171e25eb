import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import { isUploadReference } from '../uploads/upload-reference.ts';
import { isOwnName, signatureKinds, signatureNameMax } from './signature.ts';

/** The signing of a contract by the tutor of a name. */
export function signFormSchema(fullName: string) {
  return z
    .object({
      isAgreed: z.string().default(''),
      kind: z.enum(signatureKinds, { error: 'Required' }),
      name: z.string().overwrite(typedText).max(signatureNameMax, `At most ${signatureNameMax} characters`).default(''),
      picture: z.string().default(''),
    })
    .check(({ value, issues }) => {
      // Here and not as a literal, so that everything wrong is told at once.
      if (value.isAgreed !== 'yes') {
        const message = 'Please read the contract and agree to it';
        issues.push({ code: 'custom', input: value.isAgreed, path: ['isAgreed'], message });
      }
      if (value.kind === 'typed' && !isOwnName(value.name, fullName)) {
        const message = value.name === '' ? 'Required' : `Please type your full name: ${fullName}`;
        issues.push({ code: 'custom', input: value.name, path: ['name'], message });
      }
      if (value.kind === 'drawn' && !isUploadReference(value.picture, 'ElectronicallySigned')) {
        const message = 'Please draw your signature';
        issues.push({ code: 'custom', input: value.picture, path: ['picture'], message });
      }
    });
}
