import type { FormEvent, ReactNode } from 'react';

/** What a form of this package asks of the element it is drawn with. */
export interface FormSlotProps {
  /** Stable name of the form within its page; lists use it so that each entry can be sent on its own. */
  id?: string;
  action: string;
  method: 'post';
  className?: string;
  noValidate?: boolean;
  /** Validation in the browser, before anything is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** For forms with files, so that they travel without JavaScript too. */
  encType?: 'multipart/form-data';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children?: ReactNode;
}

/**
 * The element that a form is drawn with: the browser's own `form`, which needs no JavaScript, or the application's, which
 * sends without leaving the page.
 */
export type FormSlot = 'form' | ((props: FormSlotProps) => ReactNode);
