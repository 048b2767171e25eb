import type { MessageItem } from './message-item.ts';

/** What can be done with a message; what has no handler is not offered. The same object at each drawing keeps rows as they are. */
export interface MessageHandlers {
  onReply?: ((item: MessageItem) => void) | undefined;
  /** Puts an emoji that is there already to a message, or takes it away. */
  onReact?: ((item: MessageItem, emoji: string, isOn: boolean) => void) | undefined;
  /** Another emoji is wanted; `anchor` is the button that was pressed. */
  onPickReaction?: ((item: MessageItem, anchor: HTMLElement) => void) | undefined;
  /** Says it once more in another conversation. */
  onForward?: ((item: MessageItem) => void) | undefined;
  onRecall?: ((item: MessageItem) => void) | undefined;
  /** The text of a recalled message goes back into the composer. */
  onEditAgain?: ((item: MessageItem) => void) | undefined;
  onRetry?: ((item: MessageItem) => void) | undefined;
  /** Gives up what was not sent, or stops a file that goes up. */
  onDiscard?: ((item: MessageItem) => void) | undefined;
  onOpenPicture?: ((item: MessageItem) => void) | undefined;
  /** Calls again after a call that is over. Called within the press. */
  onCallBack?: ((item: MessageItem) => void) | undefined;
  /** Goes to the message that is quoted. */
  onJump?: ((seq: number) => void) | undefined;
}
