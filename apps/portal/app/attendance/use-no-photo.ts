import { keptFiles } from '@tutor/realtime/outbox/kept-files';
import { shownFileName } from '@tutor/rules/uploads/file-name';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import type { FileItem } from '@tutor/ui/uploads/file-item.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFrame } from '../session/use-frame.ts';
import { photoProblem } from './photo.ts';

/** The chosen photo; kept beside the form's draft, so that it is still there after a reload or a lost session. */
export function useNoPhoto(requestId: number) {
  const { tuid } = useFrame().tutor;
  const store = useMemo(() => keptFiles(String(tuid)), [tuid]);
  const name = attendanceNoDraft(requestId);
  const [file, setFile] = useState<File>();
  useEffect(() => {
    let isGone = false;
    void store.read(name).then((known) => {
      if (!isGone && known !== undefined) setFile((current) => current ?? known);
    });
    return () => {
      isGone = true;
    };
  }, [store, name]);

  /** Counts choices, so that a photo that was made smaller too late is none. */
  const picks = useRef(0);
  const [photo, setPhoto] = useState<FileItem>();
  useEffect(() => {
    if (file === undefined) return setPhoto(undefined);
    let isGone = false;
    const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
    const chosen = { id: name, name: shownFileName(file.name), size: file.size, previewUrl };
    setPhoto({ ...chosen, state: { kind: 'chosen' } });
    void photoProblem(file).then((problem) => {
      if (isGone || problem === undefined) return;
      setPhoto({ ...chosen, state: { kind: 'failed', message: problem, canRetry: false } });
    });
    return () => {
      isGone = true;
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl);
    };
  }, [file, name]);

  const actions = useMemo(
    () => ({
      pick: ([picked]: File[], isShrinking: boolean) => {
        if (picked === undefined) return;
        setFile(picked);
        const pickedNow = ++picks.current;
        void (isShrinking ? shrunk(picked) : Promise.resolve(picked)).then((sent) => {
          // Another one was chosen, or none, while it was made smaller.
          if (picks.current !== pickedNow) return;
          setFile(sent);
          return store.save(name, sent);
        });
      },
      forget: () => {
        picks.current += 1;
        setFile(undefined);
        void store.clear(name);
      },
    }),
    [store, name],
  );
  return { photo, file, ...actions };
}

/** The photo made smaller; itself where the script for it cannot be had. */
async function shrunk(photo: File): Promise<File> {
  try {
    const [{ shrinkPhoto }, { uploadLimits }] = await Promise.all([
      import('../uploads/shrink-photo.ts'),
      import('@tutor/rules/uploads/upload-modules'),
    ]);
    return await shrinkPhoto(photo, uploadLimits('Absent').maxBytes);
  } catch {
    return photo;
  }
}
