import { attendanceTaken } from '@tutor/api/attendance/attendance';
import { ApiError } from '@tutor/api/core/api-error';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';

/** What came of an answer: taken only on ErrorCode 0 with Body 1 (specification, core §4). */
export type AnswerOutcome = { isTaken: boolean; message: string };

type AnswerBody = Parameters<Api['attendance']['reply']>[0]['body'];

/** Sends one answer. A refusal is an outcome; every other failed call rejects, since nobody knows what became of it. */
export async function sendAnswer(api: Api, body: AnswerBody): Promise<AnswerOutcome> {
  try {
    const reply = await api.attendance.reply({ body });
    const isTaken = reply.body === attendanceTaken;
    return { isTaken, message: reply.message === '' ? wordsFor(isTaken, body.IsICan) : reply.message };
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signature')) {
      return { isTaken: false, message: shownMessage(error) };
    }
    throw error;
  }
}

function wordsFor(isTaken: boolean, isICan: boolean): string {
  if (!isTaken) return 'Your answer was not taken. Please try again.';
  return isICan ? 'Attendance confirmed.' : 'Your class has been cancelled.';
}
