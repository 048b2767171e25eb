import { useEffect, useRef } from 'react';
import { useServerFocus } from '../primitives/behaviour/use-server-focus.ts';
import { Banner, type BannerProps } from '../primitives/feedback/banner.tsx';

export interface FormRefusalProps extends Pick<BannerProps, 'action' | 'onDismiss'> {
  /** What the server has said against the whole form; nothing is drawn without it. */
  error: string | undefined;
  /** Pass each new reply: what it says comes into sight, also where it says the same again. */
  reply?: unknown;
  /** It takes the focus: its button is a screen below, or gone. Without it the button keeps the focus. */
  takesFocus?: boolean | undefined;
  /** Said below it: what has become of what was sent. */
  note?: string | undefined;
}

/**
 * Why a form was refused as a whole. It stands at the form's top, and the button may be a screen below: it comes into sight. The focus
 * stays on the button, which can be pressed again, unless the refusal takes it.
 */
export function FormRefusal({ error, reply, takesFocus = false, note, ...banner }: FormRefusalProps) {
  const ref = useRef<HTMLDivElement>(null);
  const serverFocus = useServerFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply counts, also one that says the same.
  useEffect(() => {
    if (error === undefined) return;
    if (takesFocus) ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [error, reply, takesFocus]);
  if (error === undefined) return null;
  return (
    <div ref={ref} tabIndex={-1} {...serverFocus}>
      <Banner {...banner} tone="danger" title={note === undefined ? undefined : error}>
        {note ?? error}
      </Banner>
    </div>
  );
}
