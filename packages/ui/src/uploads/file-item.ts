/** How far one chosen file is. `percent` is at most 99 until the file has arrived. */
export type FileState =
  /** Chosen, and sent with the form. */
  | { kind: 'chosen' }
  | { kind: 'preparing' }
  | { kind: 'sending'; percent: number }
  /** Waits for the line or the service, and goes on by itself. */
  | { kind: 'waiting'; percent: number; reason: 'offline' | 'busy' }
  /** It has arrived. `isSaved`: with a form that was saved; without it nobody but the tutor knows of it, and it is swept. */
  | { kind: 'done'; isSaved?: boolean }
  | { kind: 'failed'; message: string; canRetry: boolean };

/** A file that was chosen in a field. */
export interface FileItem {
  /** Stable within its field. */
  id: string;
  name: string;
  /** Bytes; 0 when not known: an empty file is never taken. */
  size: number;
  /** Address of a small picture of it, where it is a picture. */
  previewUrl?: string | undefined;
  state: FileState;
  /** What the form sends once the file has arrived. */
  reference?: string | undefined;
}

/** Whether a file has begun its way and not ended it. */
export function isOnItsWay({ kind }: FileState): boolean {
  return kind === 'preparing' || kind === 'sending' || kind === 'waiting';
}

/** Why the form of these files cannot be sent: one is on its way, or did not arrive. It would be missing without a word. */
export function holdingText(files: readonly FileItem[]): string | undefined {
  const file = files.find(isHolding);
  if (file === undefined) return undefined;
  const { name, state } = file;
  if (state.kind !== 'failed') return `${name} is still uploading. Please wait until it has arrived, or remove it.`;
  return state.canRetry
    ? `${name} has not arrived. Please try it again, or remove it.`
    : `${name} cannot be sent. Please remove it, or choose another file.`;
}

/** Whether the form has to wait for a file. */
export function isHolding({ state }: FileItem): boolean {
  return isOnItsWay(state) || state.kind === 'failed';
}

/** Whether a file has to be saved with its form yet. */
export function isUnsaved({ state }: FileItem): boolean {
  return state.kind !== 'failed' && !(state.kind === 'done' && state.isSaved === true);
}

/** Progress of a file in whole percent. */
export function percentOf(state: FileState): number {
  if (state.kind === 'done') return 100;
  return state.kind === 'sending' || state.kind === 'waiting' ? state.percent : 0;
}

/** The state of a file in words. */
export function fileStateText(state: FileState): string {
  switch (state.kind) {
    case 'chosen':
      return 'Sent with the form';
    case 'preparing':
      return 'Getting ready';
    case 'sending':
      return state.percent >= 99 ? 'Putting together' : `Uploading, ${state.percent} %`;
    case 'waiting':
      return state.reason === 'offline'
        ? 'You are offline. It goes on by itself.'
        : 'The service does not answer. Trying again.';
    case 'done':
      return state.isSaved === true ? 'Saved' : 'Uploaded. Not saved yet.';
    case 'failed':
      return state.message;
  }
}

/**
 * What is said aloud when a file goes from one state to another: every quarter of the way, waiting, the end; never each
 * percent. Undefined where nothing is worth a word.
 */
export function spokenProgress(name: string, before: FileState | undefined, now: FileState): string | undefined {
  if (now.kind === 'sending') {
    const quarter = Math.floor(now.percent / 25);
    if (before?.kind === 'waiting') return `${name}: uploading again, ${now.percent} %`;
    if (before?.kind === 'sending' && Math.floor(before.percent / 25) === quarter) return undefined;
    return quarter === 0 ? `${name}: uploading` : `${name}: ${quarter * 25} %`;
  }
  if (
    before?.kind === now.kind &&
    (now.kind !== 'waiting' || before.kind !== 'waiting' || before.reason === now.reason)
  )
    return undefined;
  if (now.kind === 'preparing') return undefined;
  return `${name}: ${fileStateText(now)}`;
}
