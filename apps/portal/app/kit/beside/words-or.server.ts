/** Words of success where the service has none. */
export function wordsOr(message: string, words: string): string {
  return message === '' ? words : message;
}
