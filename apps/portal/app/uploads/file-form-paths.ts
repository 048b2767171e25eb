/**
 * Addresses whose forms may carry files when they are sent without JavaScript. Everywhere else a body above 1 MiB is refused
 * before it is read.
 */
export const fileFormPaths: readonly string[] = [
  '/attendance/no',
  '/leaveRequest/leaveRequest',
  '/myFeedback/appeal',
  '/myFeedback/edit',
  '/myFeedback/new',
  '/newPersonalData',
  '/personalData/upload',
  '/signContract/tesolCertification',
];

/** Largest such form, in bytes: two of the largest files and what is typed around them. */
export const fileFormBytesMax = 101 * 1024 * 1024;
