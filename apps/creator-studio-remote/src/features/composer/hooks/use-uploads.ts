import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError, newIdempotencyKey } from '@barg/api-client/http';
import type { MediaFile } from '@barg/api-client/models';
import { uploadFile } from '../api/upload-file.ts';
import { watchProcessing } from '../../../shared/watch-processing.ts';
import { uploadOf, uploadsReducer, type Upload } from './upload-list.ts';

/** What a post may hold (the API refuses more). */
export const MAX_FILES = 10;

const toUpload = (file: File): Upload => ({
  key: newIdempotencyKey(),
  name: file.name,
  kind: file.type.startsWith('video/') ? 'video' : 'photo',
  previewUrl: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  state: 'sending',
  progress: 0,
  file: null,
  error: null,
});

/**
 * The files of a post: sends those that are added, follows their processing, and releases everything (requests,
 * subscriptions, local addresses) when one is removed or the page is left.
 */
export const useUploads = (initial: readonly MediaFile[]) => {
  const [uploads, dispatch] = useReducer(uploadsReducer, initial, (files) => files.map(uploadOf));
  const releases = useRef(new Map<string, () => void>());

  const release = useCallback((key: string) => {
    releases.current.get(key)?.();
    releases.current.delete(key);
  }, []);

  useEffect(() => {
    const held = releases.current;
    return () => {
      for (const releaseOne of held.values()) releaseOne();
      held.clear();
    };
  }, []);

  const send = useCallback((upload: Upload, source: File) => {
    const change = (values: Partial<Upload>) => dispatch({ type: 'changed', key: upload.key, change: values });
    releases.current.set(upload.key, startUpload(upload, source, change));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.slice(0, MAX_FILES - uploads.length).map((file) => ({ file, upload: toUpload(file) }));
      dispatch({ type: 'added', uploads: added.map(({ upload }) => upload) });
      for (const { upload, file } of added) send(upload, file);
    },
    [send, uploads.length],
  );

  const remove = useCallback(
    (key: string) => {
      release(key);
      dispatch({ type: 'removed', key });
    },
    [release],
  );

  return { uploads, add, remove };
};

/** Runs one upload to its end; the returned function stops it wherever it is. */
const startUpload = (upload: Upload, source: File, change: (values: Partial<Upload>) => void): (() => void) => {
  const abort = new AbortController();
  let stopWatching = () => {};
  const run = async () => {
    try {
      const onProgress = (progress: number) => change({ progress });
      const file = await uploadFile(source, { onProgress, signal: abort.signal });
      change({ file, state: 'processing', progress: 0 });
      if (!abort.signal.aborted) stopWatching = followProcessing(file._id, change);
    } catch (failure) {
      if (abort.signal.aborted) return;
      change({ state: 'failed', error: failure instanceof ApiError ? failure.message : null });
    }
  };
  void run();
  return () => {
    abort.abort();
    stopWatching();
    if (upload.previewUrl) URL.revokeObjectURL(upload.previewUrl);
  };
};

const followProcessing = (fileId: string, change: (values: Partial<Upload>) => void): (() => void) => {
  const subscription = watchProcessing(fileId).subscribe({
    next: ({ status, percent, file }) => {
      const state = status === 'ready' || status === 'failed' ? status : 'processing';
      change({ state, progress: percent / 100, file });
    },
    // The file has arrived and will be processed; only the view of it is lost.
    error: () => change({ state: 'processing' }),
  });
  return () => subscription.unsubscribe();
};
