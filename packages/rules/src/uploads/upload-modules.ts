import { type FileType, fileTypeOfName, fileTypes, isWithoutEnding } from './file-types.ts';
import { sizeText } from './size-text.ts';

/** Every module that files are uploaded for, as the specification spells them (growth §9). */
export const uploadModules = [
  'LifeVideo',
  'TutorAudio',
  'LifePhoto',
  'UserFace',
  'CoursewareResources',
  'TutorCertificates',
  'Absent',
  'IdentityImg',
  'BankStatement',
  'ElectronicallySigned',
  'ProblemScreenshot',
  'Attachment',
  'AppealFile',
  'LeaveReason',
  'TeacherCertification',
  'PoliceCertificate',
  'TesolCertificateSelf',
  'ProfessionalIdPhoto',
  'GroupPhoto',
  'ToturTaskFile',
  'SubjectWrong',
  'LessonUserFaceFile',
] as const;
export type UploadModule = (typeof uploadModules)[number];

/** Whether a text names a module. Exactly as spelt: the list is fixed. */
export function isUploadModule(text: string): text is UploadModule {
  return uploadModules.some((name) => name === text);
}

/** What photos are made smaller by. */
export const shrinkLabel = 'Make photos smaller first';

const mebibyte = 1024 * 1024;

/** Largest file of any module, in bytes (specification, growth §5: files over 50M are rejected). */
export const uploadBytesMax = 50 * mebibyte;

const photo: readonly FileType[] = ['jpg', 'png'];
const picture: readonly FileType[] = ['jpg', 'png', 'gif', 'webp'];
const scan: readonly FileType[] = ['jpg', 'png', 'pdf'];
/** Feedback takes pictures of these types only (specification, core §5). */
const feedbackPicture: readonly FileType[] = ['jpg', 'png', 'gif'];
const evidence: readonly FileType[] = ['jpg', 'png', 'gif', 'pdf'];
const video: readonly FileType[] = ['mp4', 'mov', 'webm'];
const audio: readonly FileType[] = ['mp3', 'm4a', 'wav', 'ogg'];
const documents: readonly FileType[] = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'];

// Types and sizes are ours where the specification is silent (docs/decisions); .jpg and .png of Absent are its own.
const rules: Readonly<Record<UploadModule, { types: readonly FileType[]; mebibytes: number }>> = {
  LifeVideo: { types: video, mebibytes: 50 },
  TutorAudio: { types: audio, mebibytes: 20 },
  LifePhoto: { types: picture, mebibytes: 10 },
  UserFace: { types: photo, mebibytes: 5 },
  CoursewareResources: { types: [...documents, ...picture, ...audio, ...video, 'zip'], mebibytes: 50 },
  TutorCertificates: { types: scan, mebibytes: 10 },
  Absent: { types: photo, mebibytes: 10 },
  IdentityImg: { types: scan, mebibytes: 10 },
  BankStatement: { types: scan, mebibytes: 10 },
  // Only the pad makes one, and the service looks for its ink.
  ElectronicallySigned: { types: ['png'], mebibytes: 5 },
  ProblemScreenshot: { types: feedbackPicture, mebibytes: 10 },
  // Files of the chat (specification, growth §5: up to 50M).
  Attachment: { types: [...documents, ...picture, ...audio, ...video, 'zip'], mebibytes: 50 },
  AppealFile: { types: feedbackPicture, mebibytes: 10 },
  LeaveReason: { types: evidence, mebibytes: 10 },
  TeacherCertification: { types: scan, mebibytes: 10 },
  PoliceCertificate: { types: scan, mebibytes: 10 },
  TesolCertificateSelf: { types: scan, mebibytes: 10 },
  ProfessionalIdPhoto: { types: photo, mebibytes: 10 },
  GroupPhoto: { types: picture, mebibytes: 10 },
  ToturTaskFile: { types: [...documents, ...picture, ...audio, ...video, 'zip'], mebibytes: 50 },
  SubjectWrong: { types: picture, mebibytes: 10 },
  LessonUserFaceFile: { types: photo, mebibytes: 5 },
};

/** What may be sent for a module. */
export interface UploadLimits {
  types: readonly FileType[];
  maxBytes: number;
  /** For the `accept` attribute of a file input. */
  accept: string;
  /** 'JPG or PNG' */
  typesText: string;
  /** '10 MiB' */
  sizeText: string;
}

/** Types and size of a module, with the words for them. */
export function uploadLimits(module: UploadModule): UploadLimits {
  const { types, mebibytes } = rules[module];
  const maxBytes = mebibytes * mebibyte;
  return {
    types,
    maxBytes,
    accept: types.flatMap((type) => fileTypes[type].extensions.map((extension) => `.${extension}`)).join(','),
    typesText: oneOf(types.map((type) => fileTypes[type].word)),
    sizeText: sizeText(maxBytes),
  };
}

/** What is wrong with a file before a byte of it is sent, or undefined. A name without an ending is left to the server. */
export function uploadProblem(
  module: UploadModule,
  file: { name: string; size: number },
  isShrinkable = false,
): string | undefined {
  const limits = uploadLimits(module);
  const type = fileTypeOfName(file.name);
  const isKnown = type !== undefined && limits.types.includes(type);
  if (!isKnown && !isWithoutEnding(file.name)) return wrongTypeText(module);
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > limits.maxBytes) return tooLargeText(module, file.size, isShrinkable);
  return undefined;
}

/**
 * 'Only JPG or PNG files can be sent here.', and of a file whose content is not what its name says: 'photo.jpg is a HEIC picture,
 * whatever its name says. Only …'
 */
export function wrongTypeText(module: UploadModule, misnamed?: { name: string; word: string }): string {
  const limits = `Only ${uploadLimits(module).typesText} files can be sent here.`;
  return misnamed === undefined
    ? limits
    : `${misnamed.name} is a ${misnamed.word} picture, whatever its name says. ${limits}`;
}

/** 'This file has 12.4 MiB; at most 10 MiB can be sent here.', with the way out of a photo that can be made smaller here. */
export function tooLargeText(module: UploadModule, bytes: number, isShrinkable = false): string {
  const wayOut = isShrinkable ? ` Tick “${shrinkLabel}” and choose it again.` : '';
  return `This file has ${sizeText(bytes)}; at most ${uploadLimits(module).sizeText} can be sent here.${wayOut}`;
}

function oneOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
