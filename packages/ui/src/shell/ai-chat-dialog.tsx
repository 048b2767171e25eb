import { aiChatLoadMs } from '@tutor/rules/shell/ai-chat';
import { useState } from 'react';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { ErrorState } from '../primitives/feedback/error-state.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import * as styles from './ai-chat-dialog.css.ts';
import { useSecondsLeft } from './seconds-left.ts';

export interface AiChatDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Address of the chat on its own host, without any token; absent while it is being asked for. */
  src?: string | undefined;
  /** Why there is no address. */
  error?: string | undefined;
  /** Asks for the address again; a page that did not load is tried again without it. */
  onRetry?: (() => void) | undefined;
}

/** The AI chat of another host, in a frame that can reach nothing of the portal. */
export function AiChatDialog(props: AiChatDialogProps) {
  const [tries, setTries] = useState(0);
  return (
    <Dialog isOpen={props.isOpen} onOpenChange={props.onOpenChange} title="Chat Box" size="large">
      <Chat
        key={`${props.src} ${tries}`}
        {...props}
        onRetry={() => {
          setTries(tries + 1);
          props.onRetry?.();
        }}
      />
    </Dialog>
  );
}

function Chat({ src, error, onRetry }: AiChatDialogProps) {
  const [isLoaded, setLoaded] = useState(false);
  const left = useSecondsLeft(aiChatLoadMs);
  const isLate = left === 0 && !isLoaded;
  if (error !== undefined || isLate) {
    return (
      <div className={styles.place}>
        <ErrorState
          title="The chat did not open"
          description={error ?? 'It took too long to load. Your line may be slow, or the chat may be closed for now.'}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      {src === undefined ? null : (
        <iframe
          title="AI chat"
          src={src}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          allow=""
          onLoad={() => setLoaded(true)}
          className={styles.frame}
        />
      )}
      {isLoaded ? null : (
        <div role="status" className={styles.waiting}>
          <Spinner label="Opening the chat" />
        </div>
      )}
    </div>
  );
}
