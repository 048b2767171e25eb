import type { ReactNode } from 'react';

/** What is asked before something that cannot be taken back. */
export interface ConfirmRequest {
  title: string;
  message: ReactNode;
  /** Default 'Confirm' (specification, core §4, Dialogs). */
  confirmText?: string | undefined;
  /** Default 'Cancel'. */
  cancelText?: string | undefined;
  /** Leaves only the confirm button; Escape still refuses. */
  isCancelHidden?: boolean | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'brand' | 'danger' | undefined;
  /** At most 400 px wide (default; specification, core §9), 560 or 1000. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Work done while the dialog stays open and its button reads 'Submitting...'. When it rejects, the dialog says the
   * error's message and can be tried again or left.
   */
  awaitSubmit?: (() => Promise<void>) | undefined;
}

/** The question that stands open, and how it is answered. */
export interface OpenConfirm {
  request: ConfirmRequest;
  settle: (isConfirmed: boolean) => void;
}

let open: OpenConfirm | undefined;
const listeners = new Set<() => void>();

function change(next: OpenConfirm | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The question being asked, for the host. */
export function getOpenConfirm(): OpenConfirm | undefined {
  return open;
}

/** For the host: being told when a question comes or goes. */
export function subscribeToConfirm(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) open?.settle(false);
  };
}

/** The page is left on which a question stands: it is refused. */
export function leaveConfirm(): void {
  open?.settle(false);
}

/**
 * Asks the tutor; true once confirmed (and `awaitSubmit` is done). Only one question is open at a time: a second one is
 * refused with false (specification, core §4, Dialogs). Needs a `ConfirmDialogHost` on the page; browser only.
 */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  if (listeners.size === 0) throw new Error('confirm() needs a ConfirmDialogHost on the page');
  if (open !== undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    change({
      request,
      settle: (isConfirmed) => {
        change(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
