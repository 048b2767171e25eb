import { type MessageListItem, recordingKind } from './message-item.ts';

/** About so many px a row will take, before it was measured. */
export function estimatedPx(item: MessageListItem | undefined): number {
  if (item?.kind !== 'message') return 48;
  switch (item.content.kind) {
    case 'text':
      return 48 + 20 * Math.floor(item.content.body.text.length / 70);
    case 'picture':
      return 240;
    case 'file':
      return { audio: 120, video: 230, other: 64 }[recordingKind(item.content.body.file) ?? 'other'];
    case 'notice':
      return 200;
    case 'people':
    case 'settings':
      return 28;
    default:
      return 64;
  }
}
