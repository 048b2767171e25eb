import { useEffect, useRef } from 'react';
import type { FileItem } from './file-item.ts';

/** Says that the references are others now, as an input does that is typed into: whoever checks the field checks it again. */
export function ReferencesTeller({ name, files }: { name: string; files: readonly FileItem[] }) {
  const ref = useRef<HTMLInputElement>(null);
  const references = files.flatMap(({ reference }) => reference ?? []).join(' ');
  const told = useRef(references);
  useEffect(() => {
    if (told.current === references) return;
    told.current = references;
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [references]);
  // Disabled, for it has nothing to send.
  return <input ref={ref} type="hidden" name={name} disabled />;
}
