/** Texts that a tutor has at hand; {student} and {time} are filled in. */
export const cannedReplies = [
  'Hello {student}! I am in the classroom and waiting for you.',
  'Hello {student}, our class begins at {time}. See you then!',
  'Thank you, {student}! Great work today.',
  'I will answer you after class, {student}.',
  'Please check your microphone and camera, {student}. I cannot hear you.',
] as const;

/** A canned reply with its places filled in; a place of which nothing is known goes, with the space or comma before it. */
export function fillReply(reply: string, values: { student?: string | undefined; time?: string | undefined }): string {
  return reply.replace(/(,? ?)\{(student|time)\}/g, (_, before: string, name: 'student' | 'time') => {
    const value = values[name];
    return value === undefined ? '' : `${before}${value}`;
  });
}
