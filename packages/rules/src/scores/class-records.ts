/** What a record of attendance is about. */
export const attendanceRecordKinds = ['late', 'earlyLeave'] as const;
export type AttendanceRecordKind = (typeof attendanceRecordKinds)[number];

/** The kinds that the list can be narrowed to. */
export const attendanceRecordFilters = ['all', ...attendanceRecordKinds] as const;
export type AttendanceRecordFilter = (typeof attendanceRecordFilters)[number];

/** The filter that an address asks for; all for none and nonsense. */
export function attendanceRecordFilter(asked: string | null): AttendanceRecordFilter {
  return attendanceRecordFilters.find((filter) => filter === asked) ?? 'all';
}

/** What a recitation class came to. */
export const recitationResults = ['passed', 'toImprove'] as const;
export type RecitationResult = (typeof recitationResults)[number];

/** Marks out of 100 from which a recitation class counts as passed. */
const recitationPassMark = 80;

/** The result of a recitation class by its marks out of 100. */
export function recitationResult(score: number): RecitationResult {
  return score >= recitationPassMark ? 'passed' : 'toImprove';
}
