import { shownFileName } from '@tutor/rules/uploads/file-name';
import { fileTypeOfName, isImageType } from '@tutor/rules/uploads/file-types';
import { type UploadModule, uploadLimits, uploadProblem } from '@tutor/rules/uploads/upload-modules';
import { isShownToStudents, withoutPlace } from '@tutor/rules/uploads/without-place';
import { type FileItem, type FileState, isOnItsWay } from '@tutor/ui/uploads/file-item.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { browserEnvironment } from './browser-environment.ts';
import { holdUpload } from './hold-upload.ts';
import { forgetUpload, type KeptUpload, keepUpload, keptUploads } from './kept-uploads.ts';
import { randomCode } from './random-code.ts';
import { canShrink, shrinkPhoto } from './shrink-photo.ts';
import type { UploadedFile } from './upload-reply.ts';
import { runUpload, type UploadProgress } from './upload-run.ts';
import { useRevokedPreviews } from './use-revoked-previews.ts';

interface UploadsOptions {
  module: UploadModule;
  /** Whose, on which page, in which form and field; under it uploads are found again after a reload. */
  place: string;
  limit: number;
  /** Photos are made smaller before they are sent. */
  isShrinking: boolean;
  /** Files that the form has already. */
  defaultFiles: readonly UploadedFile[];
  /** Files that were saved with the form before. */
  savedFiles?: readonly UploadedFile[] | undefined;
}

const none: readonly UploadedFile[] = [];

interface Job {
  kept: KeptUpload & { file: File };
  abort: AbortController;
}

/** The files of one field: chosen, on their way, arrived. An upload that a reload cut off goes on by itself. */
export function useUploads({ module, place, limit, isShrinking, defaultFiles, savedFiles = none }: UploadsOptions) {
  const [files, setFiles] = useState<FileItem[]>(() => defaultFiles.map(arrived));
  const filesRef = useRef(files);
  filesRef.current = files;
  useRevokedPreviews(files);
  /** By the item's id, which is the upload's code. */
  const jobs = useRef(new Map<string, Job>());
  /** Chosen and not taken out again, while a photo is still made smaller. */
  const wanted = useRef(new Set<string>());

  const remove = useCallback((id: string): void => {
    const job = jobs.current.get(id);
    if (job !== undefined) {
      jobs.current.delete(id);
      job.abort.abort();
      const { fileCode, moduleName } = job.kept;
      void browserEnvironment.transport.cancel({ fileCode, moduleName });
    }
    wanted.current.delete(id);
    void forgetUpload(id);
    setFiles((current) => current.filter((file) => file.id !== id));
  }, []);

  const start = useCallback(
    (job: Job, isResumed: boolean): void => {
      const { fileCode, moduleName, file, name } = job.kept;
      const change = (next: Partial<FileItem>): void =>
        setFiles((current) => current.map((item) => (item.id === fileCode ? { ...item, ...next } : item)));
      jobs.current.set(fileCode, job);
      const order = { key: { fileCode, moduleName }, file, fileName: name, isResumed };
      void runUpload(order, browserEnvironment, job.abort.signal, (progress) => {
        if (progress.phase === 'cancelled') return;
        change(changeOf(progress));
        // The upload goes on once the tutor is back.
        if (progress.phase === 'sessionGone') leaveForLogin();
        if (progress.phase === 'done') {
          jobs.current.delete(fileCode);
          // No other tab has to leave it alone any more.
          job.abort.abort();
          // A field for one file gives up what it had only for what has arrived.
          if (limit === 1) {
            for (const { id, state } of filesRef.current) if (state.kind === 'done' && id !== fileCode) remove(id);
          }
          void keepUpload({ ...job.kept, file: null, reference: progress.file.reference });
        }
        if (progress.phase === 'failed' && !progress.canRetry) void forgetUpload(fileCode);
      });
    },
    [limit, remove],
  );

  /** Takes files; gives the ids of those that are on their way now. */
  const pick = useCallback(
    (picked: File[]): string[] => {
      const started: string[] = [];
      const room = limit === 1 ? 1 : limit - filesRef.current.length;
      for (const file of picked.slice(0, room)) {
        const fileCode = randomCode();
        const isShrunk = isShrinking && canShrink(file);
        // How large a photo is counts once it has been made smaller.
        const fileName = shownFileName(file.name);
        const size = isShrunk ? Math.min(file.size, 1) : file.size;
        const problem = uploadProblem(module, { name: fileName, size }, canShrink(file) && !isShrunk);
        // A field for one file takes the new one in place of what was on its way; one that is refused leaves that, too.
        if (limit === 1) {
          for (const { id, state } of filesRef.current) {
            if (state.kind === 'failed' || (problem === undefined && isOnItsWay(state))) remove(id);
          }
        }
        const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
        const state = problem === undefined ? ({ kind: 'preparing' } as const) : refusedBy(problem);
        setFiles((current) => [...current, { id: fileCode, name: fileName, size: file.size, previewUrl, state }]);
        if (problem !== undefined) continue;
        wanted.current.add(fileCode);
        started.push(fileCode);
        const abort = new AbortController();
        void (async () => {
          const sent = await preparedPhoto(
            isShrunk ? await shrinkPhoto(file, uploadLimits(module).maxBytes) : file,
            module,
          );
          const kept = {
            fileCode,
            place,
            moduleName: module,
            name: shownFileName(sent.name),
            size: sent.size,
            chosenAt: Date.now(),
            file: sent,
            reference: null,
          };
          // Taken out again while it was made smaller.
          if (!wanted.current.has(fileCode)) return;
          const left = uploadProblem(module, sent);
          const { name } = kept;
          const change = { name, size: sent.size, ...(left === undefined ? {} : { state: refusedBy(left) }) };
          setFiles((current) => current.map((item) => (item.id === fileCode ? { ...item, ...change } : item)));
          if (left !== undefined) return;
          void keepUpload(kept);
          void holdUpload(fileCode, abort.signal);
          start({ kept, abort }, false);
        })();
      }
      return started;
    },
    [limit, module, place, isShrinking, remove, start],
  );

  const retry = useCallback(
    (id: string): void => {
      const job = jobs.current.get(id);
      if (job !== undefined) start(job, true);
    },
    [start],
  );

  const firstFiles = useRef(defaultFiles);
  useEffect(() => {
    const running = jobs.current;
    const preparing = wanted.current;
    let isGone = false;
    void keptUploads(place, Date.now()).then(async (found) => {
      for (const kept of found) {
        if (isGone) return;
        const isThere = firstFiles.current.some(({ reference }) => reference === kept.reference);
        if (isThere || running.has(kept.fileCode)) {
          if (isThere) void forgetUpload(kept.fileCode);
          continue;
        }
        const { file } = kept;
        const abort = new AbortController();
        // What another tab sends is that tab's until it has arrived.
        if (file !== null && !(await holdUpload(kept.fileCode, abort.signal, { isResuming: true }))) continue;
        if (isGone) return abort.abort();
        // A field for one file has what arrived last, beside what is still on its way.
        const isReplacing = limit === 1 && kept.reference !== null;
        setFiles((current) =>
          isReplacing
            ? [resumed(kept), ...current.filter(({ state }) => state.kind !== 'done')]
            : [...current, resumed(kept)],
        );
        if (file !== null) start({ kept: { ...kept, file }, abort }, true);
      }
    });
    return () => {
      // The field goes away within the page: its form was sent or left. What has arrived stays kept until its form was sent.
      isGone = true;
      // A photo that is still made smaller is not sent behind it.
      preparing.clear();
      for (const { abort } of running.values()) abort.abort();
    };
  }, [place, limit, start]);

  return { files: files.map((file) => asSaved(file, savedFiles)), pick, remove, retry };
}

/** A photo that students see goes without the place where it was taken. One that cannot be read says so when it is sent. */
async function preparedPhoto(file: File, module: UploadModule): Promise<File> {
  if (!isShownToStudents(module)) return file;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes === undefined ? file : new File([withoutPlace(new Uint8Array(bytes))], file.name, { type: file.type });
}

/** By what the page knows now: a file that was just uploaded is saved once its form was. */
function asSaved(file: FileItem, savedFiles: readonly UploadedFile[]): FileItem {
  const isSaved = file.state.kind === 'done' && savedFiles.some(({ reference }) => reference === file.reference);
  return isSaved ? { ...file, state: { kind: 'done', isSaved } } : file;
}

/** Not worth another try. */
function refusedBy(message: string): FileState {
  return { kind: 'failed', message, canRetry: false };
}

function arrived({ reference, name, size }: UploadedFile): FileItem {
  return { id: reference, name, size, reference, previewUrl: previewOf(reference), state: { kind: 'done' } };
}

function resumed({ fileCode, name, size, reference, file }: KeptUpload): FileItem {
  if (reference !== null) return { ...arrived({ reference, name, size }), id: fileCode };
  const previewUrl = file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
  return { id: fileCode, name, size, previewUrl, state: { kind: 'preparing' } };
}

function previewOf(reference: string): string | undefined {
  const type = fileTypeOfName(reference);
  return type !== undefined && isImageType(type) ? uploadedFileHref(reference) : undefined;
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
