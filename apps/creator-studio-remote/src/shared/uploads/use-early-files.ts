import { useCallback, useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { earlyDraftKeeper, filesLeft, type EarlyFiles, type KindOf } from './early-draft.ts';
import { followProcessing } from './follow-processing.ts';
import { fingerprintOf, forgetInterruptedUpload, listInterruptedUploads } from './interrupted-uploads.ts';
import { runUpload, type RunningUpload } from './run-upload.ts';
import { isUnderWay, newUpload, type Upload } from './upload-list.ts';
import { goesOn } from './upload-way.ts';

type Running = Pick<RunningUpload, 'stop'> & Partial<RunningUpload>;

const without = (files: EarlyFiles, keys: readonly string[]): EarlyFiles =>
  Object.fromEntries(Object.entries(files).filter(([key]) => !keys.includes(key)));

/**
 * The files of a form that is saved later: each leaves as soon as it is chosen, in parts where it is large, goes on when
 * the line is back, and is found again after a reload. `draft` names the form among what is kept on the device; `kindOf`
 * is the same at every call.
 */
export const useEarlyFiles = (draft: string, kindOf: KindOf) => {
  const [files, setFiles] = useState<EarlyFiles>(() => filesLeft(draft, kindOf));
  const [keep] = useState(() => earlyDraftKeeper(draft));
  const running = useRef(new Map<string, Running>());
  const previews = useRef(new Map<string, string>());
  const fingerprints = useRef(new Map<string, string>());

  const change = useCallback((key: string, values: Partial<Upload>) => {
    setFiles((before) => {
      const file = before[key];
      return file ? { ...before, [key]: { ...file, ...values } } : before;
    });
  }, []);
  /** As {@link change}, of one that nothing more is to be told of: what its processing says would undo it. */
  const settle = useCallback(
    (key: string, values: Partial<Upload>) => {
      running.current.get(key)?.stop();
      change(key, values);
    },
    [change],
  );
  const release = useCallback((key: string) => {
    const address = previews.current.get(key);
    if (address) URL.revokeObjectURL(address);
    previews.current.delete(key);
    running.current.delete(key);
  }, []);

  // What is drawn is what is kept.
  useEffect(() => keep(files, fingerprints.current), [files, keep]);

  useEffect(() => {
    const held = running.current;
    for (const { key, fileId } of Object.values(filesLeft(draft, kindOf)))
      if (fileId) held.set(key, { stop: followProcessing(fileId, (values) => change(key, values)) });
    return () => {
      for (const [key, upload] of held) {
        upload.stop();
        release(key);
      }
    };
  }, [change, draft, kindOf, release]);

  const end = (key: string) => {
    const upload = running.current.get(key);
    if (upload?.cancel) upload.cancel();
    else upload?.stop();
    release(key);
  };
  const remove = (key: string) => {
    const { state, kind, fingerprint } = files[key] ?? {};
    end(key);
    if (state === 'left' && kind && fingerprint)
      void listInterruptedUploads().then((left) => {
        const own = left.find((it) => it.type === kind && it.fingerprint === fingerprint);
        if (own) void forgetInterruptedUpload(own);
      });
    setFiles((before) => without(before, [key]));
  };

  const run = (key: string, source: File, uploadId: string | null) => {
    const upload = { source, type: kindOf(key), uploadId, change: (values: Partial<Upload>) => change(key, values) };
    running.current.set(key, runUpload(upload));
  };
  /** What is sent in parts goes on from where an earlier attempt at it was cut, here or on another device. */
  const runFromWhereItWas = async (key: string, source: File) => {
    let isStopped = false;
    const waiting = { stop: () => void (isStopped = true) };
    running.current.set(key, waiting);
    const [type, fingerprint] = [kindOf(key), fingerprintOf(source)];
    const left = (await listInterruptedUploads()).find((it) => it.type === type && it.fingerprint === fingerprint);
    if (!isStopped) run(key, source, left?._id ?? null);
  };
  /** Puts a file at a place, instead of what stands there. */
  const pick = (key: string, source: File) => {
    const wasCut = files[key]?.state === 'left';
    end(key);
    fingerprints.current.set(key, fingerprintOf(source));
    const previewUrl = source.type.startsWith('image/') ? URL.createObjectURL(source) : null;
    if (previewUrl) previews.current.set(key, previewUrl);
    setFiles((before) => ({ ...before, [key]: { ...newUpload(key, source.name, kindOf(key)), previewUrl } }));
    if (wasCut || goesOn(source, null)) void runFromWhereItWas(key, source);
    else run(key, source, null);
  };
  /** Puts several behind the others; one that was cut goes on where it stands. */
  const add = (sources: readonly File[]) => {
    for (const source of sources) {
      const own = fingerprintOf(source);
      const cut = Object.values(files).find(({ state, fingerprint }) => state === 'left' && fingerprint === own);
      pick(cut?.key ?? newIdempotencyKey(), source);
    }
  };

  /** They stand where they belong now: those that are named, or all. */
  const forget = useCallback(
    (keys?: readonly string[]) => {
      for (const key of keys ?? [...running.current.keys()]) {
        running.current.get(key)?.stop();
        release(key);
      }
      setFiles((before) => (keys ? without(before, keys) : {}));
    },
    [release],
  );

  const list = Object.values(files);
  return {
    files,
    list,
    pick,
    add,
    remove,
    forget,
    change,
    settle,
    /** At the server, of what can stand in something; null else. */
    idOf: (key: string): string | null => {
      const file = files[key];
      return file && file.state !== 'failed' ? file.fileId : null;
    },
    pause: (key: string) => running.current.get(key)?.pause?.(),
    resume: (key: string) => running.current.get(key)?.resume?.(),
    isSending: isUnderWay(list),
  };
};

export type EarlyFilesHandle = ReturnType<typeof useEarlyFiles>;
