/** What the rules need of a row of the teaching material list (specification, core §3; ids are 0 where there is none). */
export interface MaterialRow {
  /** Set for this class. */
  csid: number;
  /** Taught in an earlier class. */
  usid: number;
  /** Test that was taken in an earlier class. */
  usaid: number;
  /** Above 0: a test. */
  classType: number;
  /** The lesson takes a remark; a teaching plan does not. */
  isRemark: boolean;
}

/** Lesson types by their number (specification, core §4): 1 taught before, 2 teaching plan, 3 test, 4 lesson to come. */
export type LessonType = 1 | 2 | 3 | 4;

/** 3 if ClassType > 0; 1 if USID > 0; 2 if not a remark; else 4 (specification, core §4 'Lesson type'). */
export function lessonType({ classType, usid, isRemark }: MaterialRow): LessonType {
  if (classType > 0) return 3;
  if (usid > 0) return 1;
  return isRemark ? 4 : 2;
}

/** What each lesson type is called; the specification names 2 and 3. */
export const lessonTypeWords: Readonly<Record<LessonType, string>> = {
  1: 'Taught',
  2: 'Teaching plan',
  3: 'Test lesson',
  4: 'Lesson',
};

/**
 * The row to teach now: the first with CSID > 0, otherwise the one after the last with USID or USAID, otherwise the first
 * remark row (specification, core §4). Undefined for a list that has none of these.
 */
export function currentLesson<Row extends MaterialRow>(rows: readonly Row[]): Row | undefined {
  const chosen = rows.find((row) => row.csid > 0);
  if (chosen !== undefined) return chosen;
  const lastDone = rows.findLastIndex((row) => row.usid > 0 || row.usaid > 0);
  const following = lastDone === -1 ? undefined : rows[lastDone + 1];
  return following ?? rows.find((row) => row.isRemark);
}

/** Said when material is set before the list has come (specification, core §4 and §8). */
export const materialNotLoadedMessage = 'Please wait for Teaching Material fully loaded.';

/** Said when the lesson that is to be set is not in the list. */
export const materialOutOfRangeMessage = 'This lesson is not in the teaching material of the class.';

/** Why a row cannot be set for the class, or undefined when it can. `rowNumbers` is undefined while the list is loading. */
export function setMaterialProblem(
  rowNumber: number | undefined,
  rowNumbers: readonly number[] | undefined,
): string | undefined {
  if (rowNumbers === undefined) return materialNotLoadedMessage;
  return rowNumber !== undefined && rowNumbers.includes(rowNumber) ? undefined : materialOutOfRangeMessage;
}
