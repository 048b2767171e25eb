/** Names of the forms of training lessons. */
export const bookingForm = 'book-training';
export const cancelForm = 'cancel-training';

/** The draft of a form about a lesson: what was typed for one is not filled in for another. */
export function lessonDraft(form: string, id: number | string | undefined): string {
  return id === undefined ? form : `${form}-${id}`;
}

/** What the booking's reply says beside what every form's says. */
export interface BookingMore {
  /** It is in order, and to be looked over. */
  isReview: boolean;
}

/** Name of the form by which a lesson is evaluated, and of its draft. */
export function evaluationForm(id: number): string {
  return `training-evaluation-${id}`;
}
