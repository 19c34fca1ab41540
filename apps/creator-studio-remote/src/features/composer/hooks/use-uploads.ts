import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_POST_FILES } from '@barg/contract';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { MediaFile, Upload as InterruptedUpload } from '@barg/api-client/models';
import {
  fingerprintOf,
  forgetInterruptedUpload,
  listInterruptedUploads,
  newUpload,
  UploadList,
  useUploadList,
  type Upload,
  type UploadChange,
} from '@barg/session/uploads';
import { interruptedUploadOf, uploadOf } from '../../../shared/uploads/post-uploads.ts';
import { runUpload } from '../../../shared/uploads/run-upload.ts';
import { fileTypeOf } from '../api/file-type.ts';
import type * as Origins from './interrupted-by-origin.ts';
import { useUnsettledFiles } from './use-unsettled-files.ts';

/** The record of where uploads were begun; loaded with the code that sends files. */
const withOrigins = (act: (origins: typeof Origins) => void): void => {
  // Without it, interrupted uploads are offered like those of another device.
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
  const [list] = useState(() => new UploadList(initial.map((file) => uploadOf(file, names[file._id]))));
  const uploads = useUploadList(list);
  useUnsettledFiles(initial, list.change);

  /** What is or was on its way here, by its fingerprint: it moves along when a blank form becomes a draft. */
  const awaited = useRef(new Set<string>());
  const place = originId();
  useEffect(() => {
    const fingerprints = [...awaited.current];
    if (fingerprints.length > 0) withOrigins((origins) => origins.moveTo(place, fingerprints));
  }, [place]);

  useEffect(() => list.endAll, [list]);

  const run = useCallback(
    (key: string, source: File, uploadId: string | null) => {
      const fingerprint = fingerprintOf(source);
      withOrigins((origins) => origins.notePicked(fingerprint, source, origin.current));
      awaited.current.add(fingerprint);
      list.change(key, { state: 'queued', fingerprint: null, previewUrl: list.preview(key, source) });
      const change = (values: UploadChange) => {
        if (values.fileId) {
          awaited.current.delete(fingerprint);
          withOrigins((origins) => origins.forgetPicked(fingerprint));
        }
        list.change(key, values);
      };
      list.run(key, runUpload({ source, type: fileTypeOf(source), uploadId, change }));
    },
    [list],
  );

  /** Goes on with an upload that was left, its file being at hand again. */
  const takeUp = useCallback((key: string, source: File) => run(key, source, key), [run]);

  const offer = useCallback(
    (
      here: InterruptedUpload[],
      elsewhere: InterruptedUpload[],
      pickedBefore: (fingerprint: string) => File | undefined,
    ) => {
      leftElsewhere.current = elsewhere;
      list.add(here.map(interruptedUploadOf));
      for (const { _id, fingerprint } of here) {
        awaited.current.add(fingerprint);
        const source = pickedBefore(fingerprint);
        if (source) takeUp(_id, source);
      }
    },
    [list, takeUp],
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
      const before = list.getSnapshot();
      const fresh: File[] = [];
      for (const file of files) {
        const left = before.find(({ state, fingerprint }) => state === 'left' && fingerprint === fingerprintOf(file));
        if (left) takeUp(left.key, file);
        else fresh.push(file);
      }
      const room = MAX_POST_FILES - before.filter(({ state }) => state !== 'left').length;
      const added = fresh.slice(0, Math.max(0, room)).map((file) => ({ file, upload: toUpload(file) }));
      list.add(added.map(({ upload }) => upload));
      for (const { upload, file } of added) {
        const elsewhere = leftElsewhere.current.find(({ fingerprint }) => fingerprint === fingerprintOf(file));
        run(upload.key, file, elsewhere?._id ?? null);
      }
      return fresh.length - added.length;
    },
    [list, run, takeUp],
  );

  /** Adds a file that the server has already. */
  const addStored = useCallback((file: MediaFile, name: string) => list.add([uploadOf(file, name)]), [list]);

  const remove = useCallback(
    (key: string) => {
      const upload = list.get(key);
      if (upload?.state === 'left')
        void forgetInterruptedUpload({ _id: key, type: upload.kind, fingerprint: upload.fingerprint ?? '' });
      // What has arrived stays at the server, which forgets what stands nowhere.
      list.remove([key], upload?.fileId ? 'stop' : 'cancel');
    },
    [list],
  );

  return { uploads, add, addStored, move: list.move, remove, pause: list.pause, resume: list.resume };
};
