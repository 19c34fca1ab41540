import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadType } from '@barg/api-client/models';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { followProcessing } from '../../../shared/uploads/follow-processing.ts';
import { runUpload, type RunningUpload } from '../../../shared/uploads/run-upload.ts';
import { isUnderWay, type Upload } from '../../../shared/uploads/upload-list.ts';
import type { PickedFiles } from '../api/picked-files.ts';

export type FilePlace = keyof PickedFiles;

/** A file that left as soon as it was chosen. */
export type EarlyFile = Pick<Upload, 'name' | 'state' | 'isResumable' | 'progress' | 'fileId' | 'error'> &
  Pick<Partial<Upload>, 'acceptedKinds'>;

const TYPES: Record<FilePlace, UploadType> = {
  video: 'asset-video',
  thumbnail: 'asset-thumbnail',
  teaser: 'asset-video',
};
const PLACES = Object.keys(TYPES) as FilePlace[];
const DRAFT = 'video-files:new';

type EarlyFiles = Partial<Record<FilePlace, EarlyFile>>;

const sending = (name: string): EarlyFile => ({
  ...{ name, state: 'sending', isResumable: false, progress: 0, fileId: null, error: null },
});

/** What was chosen before a reload: it has arrived, or goes on once the same file is chosen again. */
const filesLeft = (): EarlyFiles => {
  const kept = (readDraft(DRAFT) ?? {}) as Partial<Record<FilePlace, { name?: unknown; fileId?: unknown }>>;
  return Object.fromEntries(
    PLACES.flatMap((place): [FilePlace, EarlyFile][] => {
      const { name, fileId } = kept[place] ?? {};
      if (typeof name !== 'string') return [];
      if (typeof fileId === 'string') return [[place, { ...sending(name), state: 'processing', fileId }]];
      return [[place, { ...sending(name), state: 'left' }]];
    }),
  );
};

const keep = (files: EarlyFiles): void => {
  const known = Object.entries(files).filter(([, { state }]) => state !== 'failed');
  if (known.length === 0) forgetDraft(DRAFT);
  else keepDraft(DRAFT, Object.fromEntries(known.map(([place, { name, fileId }]) => [place, { name, fileId }])));
};

/**
 * The files of a new video: each is sent as soon as it is chosen, in parts, goes on when the line is back, and is found
 * again after a reload. `isOn` is false for a video that is there.
 */
export const useEarlyFiles = (isOn: boolean) => {
  const [files, setFiles] = useState<EarlyFiles>(() => (isOn ? filesLeft() : {}));
  const running = useRef(new Map<FilePlace, Pick<RunningUpload, 'stop'> & Partial<RunningUpload>>());

  const set = useCallback((place: FilePlace, change: (before: EarlyFile | undefined) => EarlyFile | undefined) => {
    setFiles(({ [place]: before, ...others }) => {
      const after = change(before);
      return after ? { ...others, [place]: after } : others;
    });
  }, []);
  const changeAt = useCallback(
    (place: FilePlace) => (values: Partial<Upload>) => set(place, (before) => before && { ...before, ...values }),
    [set],
  );

  // What is drawn is what is kept.
  useEffect(() => {
    if (isOn) keep(files);
  }, [files, isOn]);

  useEffect(() => {
    const held = running.current;
    for (const [place, { fileId }] of Object.entries(isOn ? filesLeft() : {}) as [FilePlace, EarlyFile][]) {
      if (fileId) held.set(place, { stop: followProcessing(fileId, changeAt(place)) });
    }
    return () => {
      for (const upload of held.values()) upload.stop();
      held.clear();
    };
  }, [changeAt, isOn]);

  const remove = useCallback(
    (place: FilePlace) => {
      const upload = running.current.get(place);
      if (upload?.cancel) upload.cancel();
      else upload?.stop();
      running.current.delete(place);
      set(place, () => undefined);
    },
    [set],
  );

  const pick = useCallback(
    (place: FilePlace, source: File) => {
      remove(place);
      set(place, () => sending(source.name));
      const change = changeAt(place);
      running.current.set(place, runUpload({ source, type: TYPES[place], uploadId: null, change }));
    },
    [changeAt, remove, set],
  );

  /** They stand in a video now. */
  const forget = useCallback(() => {
    for (const upload of running.current.values()) upload.stop();
    running.current.clear();
    setFiles({});
    forgetDraft(DRAFT);
  }, []);

  const idOf = (place: FilePlace): string | null => {
    const file = files[place];
    return file && file.state !== 'failed' ? file.fileId : null;
  };
  return {
    files,
    pick,
    remove,
    forget,
    idOf,
    pause: (place: FilePlace) => running.current.get(place)?.pause?.(),
    resume: (place: FilePlace) => running.current.get(place)?.resume?.(),
    isSending: isUnderWay(Object.values(files)),
  };
};

export type EarlyFilesHandle = ReturnType<typeof useEarlyFiles>;
