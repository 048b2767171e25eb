import type { UploadModule } from '../uploads/upload-modules.ts';

/** A place for files in a tutor's personal data. */
export interface ProfileFileSlot {
  module: UploadModule;
  label: string;
  description: string;
  /** Files at most. */
  limit: number;
}

/** Files that the company asks a tutor for (specification, core §2 '/personalData upload'; which ones: ours, docs/decisions). */
export const profileFileSlots = [
  {
    module: 'UserFace',
    label: 'Profile picture',
    description: 'Well lit, no sunglasses. Students see it.',
    limit: 1,
  },
  { module: 'IdentityImg', label: 'Government ID', description: 'Front and back.', limit: 2 },
  { module: 'ProfessionalIdPhoto', label: 'ID photo', description: 'As for a passport, plain background.', limit: 1 },
  { module: 'LifePhoto', label: 'Photos of you', description: 'What you like to do. Students see them.', limit: 5 },
  { module: 'TutorAudio', label: 'Voice introduction', description: 'About a minute. Students hear it.', limit: 1 },
  { module: 'LifeVideo', label: 'Video introduction', description: 'About a minute. Students see it.', limit: 1 },
  { module: 'TutorCertificates', label: 'Diplomas and certificates', description: '', limit: 5 },
  { module: 'PoliceCertificate', label: 'Police clearance', description: 'Not older than a year.', limit: 1 },
  { module: 'BankStatement', label: 'Bank account', description: 'A statement with your name and number.', limit: 1 },
] as const satisfies readonly ProfileFileSlot[];
export type ProfileFileModule = (typeof profileFileSlots)[number]['module'];

/** Module names of the slots, for schemas. */
export const profileFileModules = profileFileSlots.map(({ module }) => module) as [
  ProfileFileModule,
  ...ProfileFileModule[],
];

/** The slot of a module's name, or undefined. */
export function findProfileFileSlot(module: string): (ProfileFileSlot & { module: ProfileFileModule }) | undefined {
  return profileFileSlots.find((slot) => slot.module === module);
}
