import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { type FileItem, isOnItsWay, spokenProgress } from './file-item.ts';

/**
 * Says politely how the files are getting on while this is drawn. What stood there before has been said already, or was
 * heard where it was chosen: a dialog over the field goes on from there, and the page under it is silent.
 */
export function SpokenProgress({ files }: { files: readonly FileItem[] }) {
  const before = useRef<ReadonlyMap<string, FileItem>>(byId(files));
  const [text, setText] = useState('');
  useEffect(() => {
    const now = byId(files);
    const gone = [...before.current.values()].filter(({ id }) => !now.has(id));
    const news = [
      ...gone.flatMap(({ name, state }) => (isOnItsWay(state) ? [`${name}: cancelled`] : [])),
      ...files.flatMap((file) => spokenProgress(file.name, before.current.get(file.id)?.state, file.state) ?? []),
    ];
    before.current = now;
    // What was said of a file that is gone must not stay.
    if (news.length > 0 || gone.length > 0) setText(news.join('. '));
  }, [files]);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

function byId(files: readonly FileItem[]): ReadonlyMap<string, FileItem> {
  return new Map(files.map((file) => [file.id, file]));
}
