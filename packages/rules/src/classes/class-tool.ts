/** Class tools by their index on the wire (specification, core §3). */
export const classTools = [
  'EClassroom',
  'QQ',
  'Skype',
  'FastMeeting',
  'OnlineClass',
  'Company Classroom',
  'WeChat',
  'ClassIn',
  'AClassroom',
  'GameClass',
  'Pro Classroom',
  'Tencent Classroom',
] as const;

/** Name of a class tool, or 'Other' for an index that we do not know. */
export function classToolName(index: number): string {
  return classTools[index] ?? 'Other';
}
