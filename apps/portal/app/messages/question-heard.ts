import { seconds } from '@tutor/rules/time/durations';

/** So soon after a new question of attendance was heard, its reminder tells nothing new. */
const togetherMs = seconds(10);
const key = (tuid: number): string => `question-heard:${tuid}`;

/** A new question of attendance was heard, in this tab for all of the browser. */
export function noteQuestionHeard(tuid: number): void {
  try {
    window.localStorage.setItem(key(tuid), String(Date.now()));
  } catch {
    // Where storage is forbidden, the reminder sounds as well.
  }
}

/** Whether one was heard a moment ago, in whichever tab. */
export function isQuestionJustHeard(tuid: number): boolean {
  try {
    const sinceMs = Date.now() - Number(window.localStorage.getItem(key(tuid)));
    return sinceMs >= 0 && sinceMs < togetherMs;
  } catch {
    return false;
  }
}
