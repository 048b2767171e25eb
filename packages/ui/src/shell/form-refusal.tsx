import { useEffect, useRef } from 'react';
import { Banner, type BannerProps } from '../primitives/banner.tsx';
import { useServerFocus } from '../primitives/use-server-focus.ts';

export interface FormRefusalProps extends Pick<BannerProps, 'action'> {
  /** What the server has said against the whole form; nothing is drawn without it. */
  error: string | undefined;
  /** Pass each new reply: what it says comes into sight. */
  reply?: unknown;
}

/**
 * Why a form was refused as a whole. It stands at the form's top, and the button may be a screen below: it comes into sight, and the
 * focus stays on the button, which can be pressed again.
 */
export function FormRefusal({ error, reply, action }: FormRefusalProps) {
  const ref = useRef<HTMLDivElement>(null);
  const serverFocus = useServerFocus();
  useEffect(() => {
    if (reply !== undefined) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [reply]);
  if (error === undefined) return null;
  return (
    <div ref={ref} tabIndex={-1} {...serverFocus}>
      <Banner tone="danger" action={action}>
        {error}
      </Banner>
    </div>
  );
}
