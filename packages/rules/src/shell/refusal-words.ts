/** Shown in place of a reason that only a program can use. */
export const unusableMessage = 'What you sent could not be used. Please check it, or reload the page and try again.';

/** A wire name, of a member or of one inside it: 'AvatarPath', 'Items.0.StartTime'. A label such as 'Group name' has a space. */
const wireName = /^[A-Za-z]\w*(?:\.\w+)*: /;

/** Reasons of the schema library that no schema of ours has put into words. */
const ofLibrary = /^(?:Invalid|Too (?:small|big)|Unrecognized|Required)\b/;

/**
 * A refusal of one parameter, which begins with its wire name for the programs of the company, in words for a tutor: the reason alone
 * where it is a sentence of its own. A reason that begins small goes on from the wire name and is none.
 */
export function refusalWords(message: string): string {
  const name = wireName.exec(message)?.[0];
  if (name === undefined) return message;
  const reason = message.slice(name.length);
  return /^[\p{Lu}\d“"]/u.test(reason) && !ofLibrary.test(reason) ? reason : unusableMessage;
}
