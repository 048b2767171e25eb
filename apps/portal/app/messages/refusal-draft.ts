/** Name of the draft of the reason for which one class notice is refused. */
export function refusalDraft(mid: number): string {
  return `refusal:${mid}`;
}
