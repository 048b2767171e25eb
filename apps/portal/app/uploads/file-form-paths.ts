/**
 * Addresses whose forms may carry files when they are sent without JavaScript. Everywhere else a body above 1 MiB is refused
 * before it is read.
 */
const fileFormPaths: readonly string[] = [
  '/attendance/no',
  '/growthCenter/classPhoto',
  '/leaveRequest/leaveRequest',
  '/myFeedback/appeal',
  '/myFeedback/edit',
  '/myFeedback/new',
  '/newPersonalData',
  '/personalData/upload',
  '/signContract/tesolCertification',
];

/** Whether an address takes a form that may carry files. */
export function isFileForm(path: string): boolean {
  return fileFormPaths.includes(path.replace(/(?<!\/)\/+$/, ''));
}

/** Largest such form, in bytes: two of the largest files and what is typed around them. */
export const fileFormBytesMax = 101 * 1024 * 1024;
