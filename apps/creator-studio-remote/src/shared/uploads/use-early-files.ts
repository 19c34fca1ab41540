import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import {
  fingerprintOf,
  followStatus,
  forgetInterruptedUpload,
  goesOn,
  isUnderWay,
  listInterruptedUploads,
  newUpload,
  UploadList,
  useUploadList,
  type Upload,
  type UploadChange,
} from '@barg/session/uploads';
import { EarlyDraft, type EarlyFiles, type KindOf } from './early-draft.ts';
import { runUpload } from './run-upload.ts';

const interruptedLike = async (type: Upload['kind'], fingerprint: string) =>
  (await listInterruptedUploads()).find((it) => it.type === type && it.fingerprint === fingerprint);

/**
 * The files of a form that is saved later: each leaves as soon as it is chosen, in parts where it is large, goes on when
 * the line is back, and is found again after a reload. `draft` names the form among what is kept on the device; `kindOf`
 * is the same at every call.
 */
export const useEarlyFiles = (draft: string, kindOf: KindOf) => {
  const [uploads] = useState(() => new UploadList([], []));
  const [early] = useState(() => new EarlyDraft(draft));
  const list = useUploadList(uploads);
  const files = useMemo<EarlyFiles>(() => Object.fromEntries(list.map((file) => [file.key, file])), [list]);
  const fingerprints = useRef(new Map<string, string>());
  /** The keys of those that an earlier visit left. */
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());

  // What is drawn is what is kept.
  useEffect(() => early.keep(files, fingerprints.current), [files, early]);

  useEffect(() => {
    let isGone = false;
    const isFilled = (key: string): boolean => isGone || uploads.get(key) !== undefined;
    void early.take(kindOf, isFilled).then((left) => {
      if (isGone) return early.letGo();
      uploads.add(left);
      if (left.length > 0) setRestored(new Set(left.map(({ key }) => key)));
      for (const { key, fileId } of left)
        if (fileId) uploads.run(key, { stop: followStatus(fileId, (values) => uploads.change(key, values)) });
    });
    return () => {
      isGone = true;
      uploads.endAll();
      early.letGo();
    };
  }, [early, kindOf, uploads]);

  /** As `change`, of one that nothing more is to be told of: what its processing says would undo it. */
  const settle = useCallback(
    (key: string, values: Partial<Upload>) => {
      uploads.stop(key);
      uploads.change(key, values);
    },
    [uploads],
  );
  const remove = (key: string) => {
    const { state, kind, fingerprint } = uploads.get(key) ?? {};
    uploads.remove([key], 'cancel');
    if (state === 'left' && kind && fingerprint)
      void interruptedLike(kind, fingerprint).then((left) => left && forgetInterruptedUpload(left));
  };
  /** None of them is wanted any more: neither those that were chosen now nor those that were found again. */
  const discard = () => {
    for (const { key } of uploads.getSnapshot()) remove(key);
    setRestored(new Set());
  };

  const run = (key: string, source: File, uploadId: string | null) => {
    const change = (values: UploadChange) => uploads.change(key, values);
    uploads.run(key, runUpload({ source, type: kindOf(key), uploadId, change }));
  };
  /** What is sent in parts goes on from where an earlier attempt at it was cut, here or on another device. */
  const runFromWhereItWas = async (key: string, source: File) => {
    let isStopped = false;
    uploads.run(key, { stop: () => void (isStopped = true) });
    const left = await interruptedLike(kindOf(key), fingerprintOf(source));
    if (!isStopped) run(key, source, left?._id ?? null);
  };
  /** Puts a file at a place, instead of what stands there. */
  const pick = (key: string, source: File) => {
    const wasCut = uploads.get(key)?.state === 'left';
    uploads.end(key, 'cancel');
    fingerprints.current.set(key, fingerprintOf(source));
    const previewUrl = uploads.preview(key, source);
    uploads.put({ ...newUpload(key, source.name, kindOf(key)), previewUrl });
    if (wasCut || goesOn(source, null)) void runFromWhereItWas(key, source);
    else run(key, source, null);
  };
  /** Puts several behind the others; one that was cut goes on where it stands. */
  const add = (sources: readonly File[]) => {
    for (const source of sources) {
      const own = fingerprintOf(source);
      const cut = uploads.getSnapshot().find(({ state, fingerprint }) => state === 'left' && fingerprint === own);
      pick(cut?.key ?? newIdempotencyKey(), source);
    }
  };

  /** They stand where they belong now: all, or those that are named, unless another was picked in the place of one. */
  const forget = (keys?: readonly string[]) => {
    const isStillThere = (key: string): boolean => uploads.get(key)?.fileId === files[key]?.fileId;
    uploads.remove(keys?.filter(isStillThere) ?? uploads.getSnapshot().map(({ key }) => key), 'stop');
  };

  return {
    files,
    list,
    pick,
    add,
    remove,
    discard,
    forget,
    /** Some that stand here were found again. */
    isRestored: list.some(({ key }) => restored.has(key)),
    change: uploads.change,
    settle,
    /** At the server, of what can stand in something; null else. */
    idOf: (key: string): string | null => {
      const file = files[key];
      return file && file.state !== 'failed' ? file.fileId : null;
    },
    pause: uploads.pause,
    resume: uploads.resume,
    isSending: isUnderWay(list),
  };
};

export type EarlyFilesHandle = ReturnType<typeof useEarlyFiles>;
