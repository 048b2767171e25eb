/** Class tool of the Tencent Classroom, which has rooms of its own (specification, core §3). */
export const tencentClassroomTool = 11;

const schemes = ['https:', 'tutor-client:'];
const ownMachine = ['localhost', '127.0.0.1'];

/** Whether an address of the service may be followed into a classroom: https, the desktop client, or this very machine. */
export function isClassroomUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return schemes.includes(protocol) || (protocol === 'http:' && ownMachine.includes(hostname));
}
