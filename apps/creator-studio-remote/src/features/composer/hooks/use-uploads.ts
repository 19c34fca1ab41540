import { useCallback, useEffect, useReducer, useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { MediaFile } from '@barg/api-client/models';
import { forgetUpload, listLeftUploads } from '../api/left-uploads.ts';
import { fingerprintOf, uploadTypeOf } from '../api/transfer.ts';
import { runUpload, type RunningUpload } from './run-upload.ts';
import { leftUploadOf, uploadOf, uploadsReducer, type Step, type Upload } from './upload-list.ts';

/** What a post may hold (the API refuses more). */
export const MAX_FILES = 10;

/** The files that this page has been given: who comes back to the composer need not pick them again. */
const picked = new Map<string, File>();

const toUpload = (file: File): Upload => ({
  key: newIdempotencyKey(),
  name: file.name,
  kind: uploadTypeOf(file),
  previewUrl: null,
  state: 'sending',
  progress: 0,
  file: null,
  error: null,
  fingerprint: null,
});

/**
 * The files of a post, each sent in parts of its own: paused, cut or left, it goes on from where it was. Leaving the
 * page stops what is under way; a new post finds it again, here or on another device.
 */
export const useUploads = (initial: readonly MediaFile[], { takesLeft }: { takesLeft: boolean }) => {
  const [uploads, dispatch] = useReducer(uploadsReducer, initial, (files) => files.map(uploadOf));
  const running = useRef(new Map<string, RunningUpload>());

  const previews = useRef(new Map<string, string>());

  const release = useCallback((key: string) => {
    const address = previews.current.get(key);
    if (address) URL.revokeObjectURL(address);
    previews.current.delete(key);
    running.current.delete(key);
  }, []);

  useEffect(() => {
    const held = running.current;
    return () => {
      for (const [key, upload] of held) {
        upload.stop();
        release(key);
      }
    };
  }, [release]);

  const run = useCallback((key: string, source: File, uploadId: string | null) => {
    const fingerprint = fingerprintOf(source);
    picked.set(fingerprint, source);
    if (source.type.startsWith('image/')) previews.current.set(key, URL.createObjectURL(source));
    const previewUrl = previews.current.get(key) ?? null;
    dispatch({ type: 'changed', key, change: { state: 'sending', fingerprint: null, previewUrl } });
    const change = (values: Partial<Upload>) => {
      if (values.file) picked.delete(fingerprint);
      dispatch({ type: 'changed', key, change: values });
    };
    running.current.set(key, runUpload({ source, uploadId, change }));
  }, []);

  /** Goes on with an upload that was left, its file being at hand again. */
  const takeUp = useCallback((key: string, source: File) => run(key, source, key), [run]);

  useEffect(() => {
    if (!takesLeft) return;
    let isGone = false;
    void listLeftUploads().then((left) => {
      if (isGone || left.length === 0) return;
      dispatch({ type: 'added', uploads: left.map(leftUploadOf) });
      for (const { _id, fingerprint } of left) {
        const source = picked.get(fingerprint);
        if (source) takeUp(_id, source);
      }
    });
    return () => {
      isGone = true;
    };
  }, [takesLeft, takeUp]);

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh: File[] = [];
      for (const file of files) {
        const left = uploads.find(({ state, fingerprint }) => state === 'left' && fingerprint === fingerprintOf(file));
        if (left) takeUp(left.key, file);
        else fresh.push(file);
      }
      const room = MAX_FILES - uploads.filter(({ state }) => state !== 'left').length;
      const added = fresh.slice(0, Math.max(0, room)).map((file) => ({ file, upload: toUpload(file) }));
      dispatch({ type: 'added', uploads: added.map(({ upload }) => upload) });
      for (const { upload, file } of added) run(upload.key, file, null);
    },
    [run, takeUp, uploads],
  );

  const remove = useCallback(
    (key: string) => {
      const upload = uploads.find((it) => it.key === key);
      if (upload?.state === 'left') void forgetUpload(key);
      else if (upload?.file) running.current.get(key)?.stop();
      else running.current.get(key)?.cancel();
      release(key);
      dispatch({ type: 'removed', key });
    },
    [release, uploads],
  );

  const move = useCallback((key: string, by: Step) => dispatch({ type: 'moved', key, by }), []);
  const pause = useCallback((key: string) => running.current.get(key)?.pause(), []);
  const resume = useCallback((key: string) => running.current.get(key)?.resume(), []);

  return { uploads, add, move, remove, pause, resume };
};
