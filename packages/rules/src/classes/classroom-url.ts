import { serviceUrl } from '../account/service-url.ts';

/** Class tool of the Tencent Classroom, which has rooms of its own (specification, core §3). */
export const tencentClassroomTool = 11;

const clientScheme = 'tutor-client:';

/** An address of the service that leads into a classroom, as it may be followed: that of a page, or of the desktop client. */
export function classroomUrl(address: string): string | undefined {
  return serviceUrl(address, [clientScheme]);
}
