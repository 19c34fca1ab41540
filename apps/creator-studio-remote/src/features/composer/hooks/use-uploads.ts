import { useCallback, useEffect, useReducer, useRef } from 'react';
import { MAX_POST_FILES } from '@barg/contract';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { MediaFile, Upload as InterruptedUpload } from '@barg/api-client/models';
import {
  fingerprintOf,
  forgetInterruptedUpload,
  listInterruptedUploads,
} from '../../../shared/uploads/interrupted-uploads.ts';
import { fileTypeOf } from '../api/file-type.ts';
import type * as Origins from './interrupted-by-origin.ts';
import { useUnsettledFiles } from './use-unsettled-files.ts';
import { runUpload, type RunningUpload } from '../../../shared/uploads/run-upload.ts';
import {
  interruptedUploadOf,
  newUpload,
  uploadOf,
  uploadsReducer,
  type Step,
  type Upload,
} from '../../../shared/uploads/upload-list.ts';

/** What knows which upload was begun where; it comes with what sends files. */
const withOrigins = (act: (origins: typeof Origins) => void): void => {
  // Where it does not come, an upload that is left is offered as one from elsewhere.
  import(/* webpackChunkName: "sending" */ './interrupted-by-origin.ts').then(act, () => undefined);
};

const toUpload = (file: File): Upload => newUpload(newIdempotencyKey(), file.name, fileTypeOf(file));

/**
 * The files of a post. What is large is sent in parts: paused, cut or left, it goes on from where it was. Leaving the
 * page stops what is under way; who comes back finds that again, a new post on another device too.
 */
export const useUploads = (
  initial: readonly MediaFile[],
  { originId, isNew }: Origins.UploadOrigin,
  names: Readonly<Record<string, string>> = {},
) => {
  const origin = useRef<Origins.UploadOrigin>({ originId, isNew });
  /** Left elsewhere: not offered here, but gone on with where its file is picked. */
  const leftElsewhere = useRef<InterruptedUpload[]>([]);
  const [uploads, dispatch] = useReducer(uploadsReducer, initial, (files) =>
    files.map((file) => uploadOf(file, names[file._id])),
  );
  const running = useRef(new Map<string, RunningUpload>());

  const changeFile = useCallback(
    (key: string, change: Partial<Upload>) => dispatch({ type: 'changed', key, change }),
    [],
  );
  useUnsettledFiles(initial, changeFile);

  const previews = useRef(new Map<string, string>());

  /** What is or was on its way here, by its fingerprint: it moves along when a blank form becomes a draft. */
  const awaited = useRef(new Set<string>());
  const place = originId();
  useEffect(() => {
    const fingerprints = [...awaited.current];
    if (fingerprints.length > 0) withOrigins((origins) => origins.moveTo(place, fingerprints));
  }, [place]);

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
    withOrigins((origins) => origins.notePicked(fingerprint, source, origin.current));
    awaited.current.add(fingerprint);
    if (source.type.startsWith('image/')) previews.current.set(key, URL.createObjectURL(source));
    const previewUrl = previews.current.get(key) ?? null;
    dispatch({ type: 'changed', key, change: { state: 'sending', fingerprint: null, previewUrl } });
    const change = (values: Partial<Upload>) => {
      if (values.fileId) {
        awaited.current.delete(fingerprint);
        withOrigins((origins) => origins.forgetPicked(fingerprint));
      }
      dispatch({ type: 'changed', key, change: values });
    };
    running.current.set(key, runUpload({ source, type: fileTypeOf(source), uploadId, change }));
  }, []);

  /** Goes on with an upload that was left, its file being at hand again. */
  const takeUp = useCallback((key: string, source: File) => run(key, source, key), [run]);

  const offer = useCallback(
    (
      here: InterruptedUpload[],
      elsewhere: InterruptedUpload[],
      pickedBefore: (fingerprint: string) => File | undefined,
    ) => {
      leftElsewhere.current = elsewhere;
      dispatch({ type: 'added', uploads: here.map(interruptedUploadOf) });
      for (const { _id, fingerprint } of here) {
        awaited.current.add(fingerprint);
        const source = pickedBefore(fingerprint);
        if (source) takeUp(_id, source);
      }
    },
    [takeUp],
  );

  useEffect(() => {
    let isGone = false;
    void listInterruptedUploads().then((left) => {
      if (isGone || left.length === 0) return;
      withOrigins((origins) => {
        void origins.sortInterruptedUploads(left, origin.current).then(({ here, elsewhere }) => {
          if (!isGone) offer(here, elsewhere, origins.pickedBefore);
        });
      });
    });
    return () => {
      isGone = true;
    };
  }, [offer]);

  /** Answers how many there was no room for. */
  const add = useCallback(
    (files: readonly File[]): number => {
      const fresh: File[] = [];
      for (const file of files) {
        const left = uploads.find(({ state, fingerprint }) => state === 'left' && fingerprint === fingerprintOf(file));
        if (left) takeUp(left.key, file);
        else fresh.push(file);
      }
      const room = MAX_POST_FILES - uploads.filter(({ state }) => state !== 'left').length;
      const added = fresh.slice(0, Math.max(0, room)).map((file) => ({ file, upload: toUpload(file) }));
      dispatch({ type: 'added', uploads: added.map(({ upload }) => upload) });
      for (const { upload, file } of added) {
        const elsewhere = leftElsewhere.current.find(({ fingerprint }) => fingerprint === fingerprintOf(file));
        run(upload.key, file, elsewhere?._id ?? null);
      }
      return fresh.length - added.length;
    },
    [run, takeUp, uploads],
  );

  /** Adds a file that the server has already. */
  const addStored = useCallback(
    (file: MediaFile, name: string) => dispatch({ type: 'added', uploads: [uploadOf(file, name)] }),
    [],
  );

  const remove = useCallback(
    (key: string) => {
      const upload = uploads.find((it) => it.key === key);
      if (upload?.state === 'left')
        void forgetInterruptedUpload({ _id: key, type: upload.kind, fingerprint: upload.fingerprint ?? '' });
      else if (upload?.fileId) running.current.get(key)?.stop();
      else running.current.get(key)?.cancel();
      release(key);
      dispatch({ type: 'removed', key });
    },
    [release, uploads],
  );

  const move = useCallback((key: string, by: Step) => dispatch({ type: 'moved', key, by }), []);
  const pause = useCallback((key: string) => running.current.get(key)?.pause(), []);
  const resume = useCallback((key: string) => running.current.get(key)?.resume(), []);

  return { uploads, add, addStored, move, remove, pause, resume };
};
