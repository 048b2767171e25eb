import { fileTypeOfName, isImageType } from '@tutor/rules/uploads/file-types';
import { type UploadModule, uploadProblem } from '@tutor/rules/uploads/upload-modules';
import type { FileItem, FileState } from '@tutor/ui/uploads/file-item';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserEnvironment } from './browser-environment.ts';
import { type UploadedFile, uploadedFileHref } from './upload-reply.ts';
import { runUpload, type UploadProgress } from './upload-run.ts';

interface Job {
  file: File;
  fileCode: string;
  abort: AbortController;
}

/** The files of one field: chosen, on their way, arrived. */
export function useUploads(module: UploadModule, { limit = 1, defaultFiles = [] }: UploadsOptions = {}) {
  const [files, setFiles] = useState<FileItem[]>(() => defaultFiles.map(arrived));
  const jobs = useRef(new Map<string, Job>());
  const setState = useCallback((id: string, change: Partial<FileItem>) => {
    setFiles((current) => current.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }, []);

  const start = useCallback(
    (id: string, isResumed: boolean) => {
      const job = jobs.current.get(id);
      if (job === undefined) return;
      const order = {
        key: { fileCode: job.fileCode, moduleName: module },
        file: job.file,
        fileName: job.file.name,
        isResumed,
      };
      void runUpload(order, browserEnvironment, job.abort.signal, (progress) => {
        if (progress.phase === 'sessionGone') leaveForSignIn();
        setState(id, changeOf(progress));
      });
    },
    [module, setState],
  );

  const remove = useCallback(
    (id: string) => {
      const job = jobs.current.get(id);
      jobs.current.delete(id);
      if (job !== undefined && !job.abort.signal.aborted) {
        job.abort.abort();
        void browserEnvironment.transport.cancel({ fileCode: job.fileCode, moduleName: module });
      }
      setFiles((current) => current.filter((file) => file.id !== id));
    },
    [module],
  );

  const filesRef = useRef(files);
  filesRef.current = files;
  const pick = useCallback(
    (picked: File[]) => {
      // A field for one file replaces what was chosen before.
      if (limit === 1) for (const { id } of filesRef.current) remove(id);
      const room = limit === 1 ? 1 : limit - filesRef.current.length;
      for (const file of picked.slice(0, room)) {
        const id = crypto.randomUUID();
        const problem = uploadProblem(module, file);
        const state: FileState =
          problem === undefined ? { kind: 'preparing' } : { kind: 'failed', message: problem, canRetry: false };
        const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
        setFiles((current) => [...current, { id, name: file.name, size: file.size, previewUrl, state }]);
        if (problem !== undefined) continue;
        jobs.current.set(id, { file, fileCode: crypto.randomUUID(), abort: new AbortController() });
        start(id, false);
      }
    },
    [limit, module, remove, start],
  );

  const retry = useCallback((id: string) => start(id, true), [start]);

  // The page that goes away takes its uploads with it; what was sent is kept by the service.
  useEffect(() => {
    const all = jobs.current;
    return () => {
      for (const { abort } of all.values()) abort.abort();
    };
  }, []);

  return { files, pick, remove, retry };
}

interface UploadsOptions {
  limit?: number | undefined;
  defaultFiles?: readonly UploadedFile[] | undefined;
}

function arrived({ reference, name, size }: UploadedFile): FileItem {
  const type = fileTypeOfName(reference);
  const previewUrl = type !== undefined && isImageType(type) ? uploadedFileHref(reference) : undefined;
  return { id: reference, name, size, reference, previewUrl, state: { kind: 'done' } };
}

function changeOf(progress: UploadProgress): Partial<FileItem> {
  switch (progress.phase) {
    case 'done':
      return { state: { kind: 'done' }, reference: progress.file.reference };
    case 'failed':
      return { state: { kind: 'failed', message: progress.message, canRetry: progress.canRetry } };
    case 'waiting':
      return { state: { kind: 'waiting', percent: progress.percent, reason: progress.reason } };
    default:
      return { state: { kind: 'sending', percent: progress.percent } };
  }
}

/** ErrorCode 3 is a full page load of /login, and back here afterwards (specification, core §8). */
function leaveForSignIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/login?returnTo=${encodeURIComponent(pathname + search)}`);
}
