/** A kind of file that tutors send. Each can be told by its first bytes, so none is taken at its name's word. */
export type FileType =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'xls'
  | 'xlsx'
  | 'ppt'
  | 'pptx'
  | 'zip'
  | 'mp3'
  | 'm4a'
  | 'wav'
  | 'ogg'
  | 'mp4'
  | 'mov'
  | 'webm';

interface FileTypeFacts {
  /** Without the dot, in lower case; the first is the one that a stored file gets. */
  extensions: readonly [string, ...string[]];
  /** As it is served, and as browsers name it. */
  contentType: string;
  word: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** What is known of each type. */
export const fileTypes: Readonly<Record<FileType, FileTypeFacts>> = {
  jpg: { extensions: ['jpg', 'jpeg', 'jfif', 'jpe'], contentType: 'image/jpeg', word: 'JPG' },
  png: { extensions: ['png'], contentType: 'image/png', word: 'PNG' },
  gif: { extensions: ['gif'], contentType: 'image/gif', word: 'GIF' },
  webp: { extensions: ['webp'], contentType: 'image/webp', word: 'WebP' },
  pdf: { extensions: ['pdf'], contentType: 'application/pdf', word: 'PDF' },
  doc: { extensions: ['doc'], contentType: 'application/msword', word: 'DOC' },
  docx: { extensions: ['docx'], contentType: `${office}.wordprocessingml.document`, word: 'DOCX' },
  xls: { extensions: ['xls'], contentType: 'application/vnd.ms-excel', word: 'XLS' },
  xlsx: { extensions: ['xlsx'], contentType: `${office}.spreadsheetml.sheet`, word: 'XLSX' },
  ppt: { extensions: ['ppt'], contentType: 'application/vnd.ms-powerpoint', word: 'PPT' },
  pptx: { extensions: ['pptx'], contentType: `${office}.presentationml.presentation`, word: 'PPTX' },
  zip: { extensions: ['zip'], contentType: 'application/zip', word: 'ZIP' },
  mp3: { extensions: ['mp3'], contentType: 'audio/mpeg', word: 'MP3' },
  m4a: { extensions: ['m4a'], contentType: 'audio/mp4', word: 'M4A' },
  wav: { extensions: ['wav'], contentType: 'audio/wav', word: 'WAV' },
  ogg: { extensions: ['ogg'], contentType: 'audio/ogg', word: 'OGG' },
  mp4: { extensions: ['mp4', 'm4v'], contentType: 'video/mp4', word: 'MP4' },
  mov: { extensions: ['mov'], contentType: 'video/quicktime', word: 'MOV' },
  webm: { extensions: ['webm'], contentType: 'video/webm', word: 'WebM' },
};

const imageTypes: readonly FileType[] = ['jpg', 'png', 'gif', 'webp'];

/** Whether a browser may show it in a page: pictures that cannot carry script. */
export function isImageType(type: FileType): boolean {
  return imageTypes.includes(type);
}

/** The type that a file's name speaks of, or undefined. */
export function fileTypeOfName(name: string): FileType | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  for (const [type, { extensions }] of Object.entries(fileTypes)) {
    if (extensions.includes(extension)) return asFileType(type);
  }
  return undefined;
}

/** Whether a name has no ending at all, as photos that were saved from a chat: only its content tells what it is. */
export function isWithoutEnding(name: string): boolean {
  return !/\.[a-z0-9]{1,5}$/i.test(name);
}

/** The type of this name, or undefined. */
export function asFileType(name: string): FileType | undefined {
  return isFileType(name) ? name : undefined;
}

function isFileType(name: string): name is FileType {
  return Object.hasOwn(fileTypes, name);
}
