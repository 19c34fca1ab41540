import { useEffect, useRef } from 'react';
import type { MediaFile, Message, MessageFile } from '@barg/api-client/models';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { watchFiles } from '@barg/session/realtime';
import { useLineBack } from '../../../shared/use-line-back.ts';
import { signFiles } from '../api/sign-files.ts';
import { files, type KnownFile } from '../state/files-slice.ts';

/** After so long without news what is being prepared is asked for. */
const SILENCE_MS = 5000;

const isFinal = ({ file, state }: KnownFile): boolean => state === 'known' && (file === null || isDone(file));

const isBeingPrepared = (known: KnownFile | undefined): boolean => Boolean(known?.file && !isDone(known.file));

const isDone = ({ status }: MediaFile): boolean => status === 'ready' || status === 'failed';

/** Gets addresses of everything that these messages show and that is open, as they come in and as their files get ready. */
export function useFiles(items: readonly Message[]): void {
  const dispatch = useAppDispatch();
  const known = useAppSelector(files.selectors.selectFiles);
  const open = items.filter(({ isLocked }) => !isLocked);
  const shown = open.flatMap((message) => message.files.map(({ _id }) => _id));
  const wanted = shown.filter((id) => known[id] === undefined).join();
  useEffect(() => {
    if (wanted !== '') void dispatch(signFiles(wanted.split(',')));
  }, [dispatch, wanted]);

  const unfinished = shown.filter((id) => isBeingPrepared(known[id])).join();
  useEffect(() => {
    if (unfinished === '') return undefined;
    const ids = unfinished.split(',');
    const watching = watchFiles((id) => ids.includes(id), SILENCE_MS).subscribe(() => void dispatch(signFiles(ids)));
    return () => watching.unsubscribe();
  }, [dispatch, unfinished]);
  // What got ready while the line was down was told to nobody here.
  const unknown = shown.filter((id) => !known[id] || !isFinal(known[id]));
  useLineBack({
    hasFailed: unknown.some((id) => known[id]?.state === 'failed'),
    onBack: () => {
      if (unknown.length > 0) void dispatch(signFiles(unknown));
    },
  });
}

/** Addresses of private files live for minutes; a page that stands longer asks for new ones, at most that often. */
const RETRY_AFTER_MS = 60_000;

/** One file of a message: what is known of it, and how to get fresh addresses. */
export function useFile({ _id, status }: MessageFile) {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => files.selectors.selectFile(state, _id));
  const preview = useAppSelector((state) => files.selectors.selectPreview(state, _id));
  const lastTry = useRef(-Infinity);
  const reload = () => void dispatch(signFiles([_id]));
  /** For a picture that cannot be fetched. */
  const renew = () => {
    const now = performance.now();
    if (now - lastTry.current < RETRY_AFTER_MS) return;
    lastTry.current = now;
    reload();
  };
  return {
    file: known?.file ?? null,
    status: known?.file?.status ?? status,
    isGone: known?.state === 'known' && known.file === null,
    hasFailed: known?.state === 'failed' && known.file === null,
    preview,
    reload,
    renew,
  };
}
