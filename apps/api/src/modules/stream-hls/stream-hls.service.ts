import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { MediaSignature } from '../../platform/files/media-signer.ts';
import { gather } from '../../platform/gather.ts';
import { findAskedStreams, type AskedStream, type StreamAsked } from '../../viewing/asked-streams.ts';
import { FRESH_MS } from '../../viewing/hls-demand.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { lockedStream } from '../../viewing/stream-audience.ts';
import { StreamEndedError, StreamNotBegunError } from '../../viewing/streams.ts';
import { MediaSignatureError } from '../files/files.errors.ts';
import { noteAdmitted } from '../stream-tickets/entrance.repository.ts';
import { StreamNotPublishingError } from '../streaming/streaming.errors.ts';
import { readOnce } from './read-once.ts';
import { type Awaited, hasArrived, type HlsSegment, segmentsOf } from './segments.ts';
import { findStart, isLive, listBytes, listLatest, noteDemand } from './stream-hls.repository.ts';
import { type HlsName, writePlaylist } from './write-playlist.ts';

/** How long the first who asks waits for the first part: a program starts, and a key frame is asked for. */
const FIRST_WAIT_MS = 6_000;
/** How long a player waits for the next one. Then it is told what there is. */
const NEXT_WAIT_MS = 3_000;
/** One reading of the database is for all who ask within it. */
const SHARED_MS = 100;
/** How often it is written down that somebody watches. */
const NOTED_EVERY_MS = 5_000;
/** For so long it is known here that the holder of a ticket was let in. */
const ADMITTED_FOR_MS = 10 * 60_000;
/**
 * Whom an address is for: whoever was given it, for some minutes. It is the same for all viewers, so that a cache in
 * front of the site keeps one copy for them.
 */
const BEARER = 'live';

/** `x.mp4` of a run, `x-1.m4s` of its segment, `x-1-2.m4s` of a part of that. */
const nameOf = ({ run, segment, number }: HlsName): string =>
  segment === undefined ? `${run}.mp4` : `${[run, segment, ...(number === undefined ? [] : [number])].join('-')}.m4s`;

/** What is signed of it: its name in its stream. */
const signedOf = (streamId: string, name: string): string => `hls/${streamId}/${name}`;

/** @throws what `requireWatchable` does */
const assertWatchable = (stream: AskedStream | undefined): void => {
  if (!stream) throw new NotFoundError();
  if (stream.status === 'planned') throw new StreamNotBegunError();
  if (stream.status !== 'live') throw new StreamEndedError();
  if (!stream.may_watch) throw lockedStream(stream);
};

/** Asks once for all who ask for the same within {@link SHARED_MS}. */
const askedTogether = <Found>(ask: (streamId: string) => Promise<Found>): ((streamId: string) => Promise<Found>) => {
  const asked = new Map<string, Promise<Found>>();
  return (streamId) => {
    const known = asked.get(streamId);
    if (known) return known;
    const asking = ask(streamId);
    asked.set(streamId, asking);
    setTimeout(() => asked.delete(streamId), SHARED_MS).unref();
    return asking;
  };
};

export interface MediaAsked {
  streamId: string;
  name: HlsName;
  signature: MediaSignature;
}

/** HLS of streams that run, for viewers beyond those to whom the engine sends itself. */
export const createStreamHls = (context: Context) => {
  const find = gather((asked: readonly StreamAsked[]) => findAskedStreams(context.db, asked));
  const latestOf = askedTogether(async (streamId) => segmentsOf(await listLatest(context.db, streamId)));
  const runs = askedTogether((streamId) => isLive(context.db, streamId));
  const noted = new Set<string>();
  const admitted = new Set<string>();
  /** What is the same for all who are told of the same segments. */
  const written = new WeakMap<readonly HlsSegment[], string>();

  const noteOften = async (streamId: string): Promise<void> => {
    if (noted.has(streamId)) return;
    noted.add(streamId);
    setTimeout(() => noted.delete(streamId), NOTED_EVERY_MS).unref();
    await noteDemand(context.db, streamId);
  };

  /** A player asks twice a second, and is let in once. */
  const noteOnce = async (streamId: string, accountId: string): Promise<void> => {
    const who = `${streamId} ${accountId}`;
    if (admitted.has(who)) return;
    admitted.add(who);
    setTimeout(() => admitted.delete(who), ADMITTED_FOR_MS).unref();
    await noteAdmitted(context.db, streamId, accountId);
  };

  const isFresh = (segments: readonly HlsSegment[]): boolean =>
    (segments.at(-1)?.parts.at(-1)?.ageMs ?? Number.POSITIVE_INFINITY) <= FRESH_MS;

  /** @throws StreamNotPublishingError where nothing comes */
  const playableNow = async (streamId: string, awaited: Awaited | null): Promise<HlsSegment[]> => {
    const since = performance.now();
    for (;;) {
      const segments = await latestOf(streamId);
      const hasSome = isFresh(segments);
      const isLate = performance.now() - since > (hasSome ? NEXT_WAIT_MS : FIRST_WAIT_MS);
      if (hasSome && (isLate || !awaited || hasArrived(segments, awaited))) return segments;
      if (isLate) throw new StreamNotPublishingError();
      await delay(SHARED_MS);
    }
  };

  const textOf = (streamId: string, segments: readonly HlsSegment[]): string => {
    const known = written.get(segments);
    if (known !== undefined) return known;
    const text = writePlaylist(segments, (named) => {
      const name = nameOf(named);
      return name + context.mediaSigner.sign(signedOf(streamId, name), BEARER);
    });
    written.set(segments, text);
    return text;
  };

  const load = async ({ streamId, name: { run, segment, number } }: Omit<MediaAsked, 'signature'>): Promise<Buffer> => {
    if (segment === undefined) {
      const start = await findStart(context.db, streamId, run);
      if (!start) throw new NotFoundError();
      return start;
    }
    const bytes = await listBytes(context.db, streamId, { run, segment, ...(number !== undefined && { number }) });
    if (bytes.length === 0) throw new NotFoundError();
    return Buffer.concat(bytes);
  };

  const media = readOnce((key) => load(JSON.parse(key)));

  return {
    /**
     * The playlist of a stream for somebody who may watch it, once it has what the player waits for. Players ask for it
     * with each part, so it is also how a viewer who is put out loses the picture.
     * @throws the errors of `requireWatchable`, StreamNotPublishingError where nothing comes
     */
    playlist: async (streamId: string, onlooker: Onlooker, awaited: Awaited | null): Promise<string> => {
      const stream = await find({ streamId, onlooker });
      assertWatchable(stream);
      if (stream?.audience === 'ticketed' && onlooker.account) await noteOnce(streamId, onlooker.account.id);
      await noteOften(streamId);
      return textOf(streamId, await playableNow(streamId, awaited));
    },
    /** The bytes of what a playlist named. @throws MediaSignatureError, NotFoundError once it is gone, or the stream is over */
    media: async ({ streamId, name, signature }: MediaAsked): Promise<Buffer> => {
      const isGiven = signature.a === BEARER && context.mediaSigner.verify(signedOf(streamId, nameOf(name)), signature);
      if (!isGiven) throw new MediaSignatureError();
      if (!(await runs(streamId))) throw new NotFoundError();
      return media(JSON.stringify({ streamId, name }));
    },
  };
};
