import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { MediaSignature } from '../../platform/files/media-signer.ts';
import { gather } from '../../platform/gather.ts';
import { FRESH_MS } from '../../viewing/fresh-segments.ts';
import { findAskedStreams, type AskedStream, type StreamAsked } from '../../viewing/asked-streams.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { lockedStream } from '../../viewing/stream-audience.ts';
import { StreamBannedError } from '../../viewing/stream-order.ts';
import { StreamEndedError, StreamNotBegunError } from '../../viewing/streams.ts';
import { MediaSignatureError } from '../files/files.errors.ts';
import { StreamNotPublishingError } from '../streaming/streaming.errors.ts';
import { makeFragmentLater } from '../recordings/fragment-jobs.ts';
import { LOOKED_AT, missingOf, playableOf } from './playable-segments.ts';
import { createFragments } from './read-fragments.ts';
import { findSegmentKey, listLatest, type LiveSegment } from './stream-hls.repository.ts';
import { type SegmentFormat, writePlaylist } from './write-playlist.ts';

/** How long the first who asks waits for the first fragments. */
const LONGEST_WAIT_MS = 6_000;
/** What is still missing then is queued again: its job was lost, or given up. */
const QUEUED_AGAIN_MS = 10_000;
/** One reading of the database is for all who ask within it. */
const SHARED_MS = 500;
/**
 * Whom a segment's address is for: whoever was given it, for some minutes. It is the same for all viewers, so that a
 * cache in front of the site keeps one copy for them.
 */
const BEARER = 'live';

type Segment = Pick<LiveSegment, 'part' | 'number'>;

const nameOf = ({ part, number }: Segment, format: SegmentFormat): string => `${part}-${number}.${format}`;

/** What is signed of a segment: its name in its stream. */
const signedOf = (streamId: string, name: string): string => `hls/${streamId}/${name}`;

/** @throws what `requireWatchable` does */
const assertWatchable = (stream: AskedStream | undefined): void => {
  if (!stream) throw new NotFoundError();
  if (stream.status === 'planned') throw new StreamNotBegunError();
  if (stream.status !== 'live') throw new StreamEndedError();
  if (stream.is_banned) throw new StreamBannedError();
  if (!stream.may_watch) throw lockedStream(stream.audience);
};

export interface SegmentAsked {
  streamId: string;
  segment: Segment;
  format: SegmentFormat;
  signature: MediaSignature;
}

/** HLS of streams that run, for viewers beyond those to whom the engine sends itself. */
export const createStreamHls = (context: Context) => {
  const fragments = createFragments((key) => context.files.get(key));
  const find = gather((asked: readonly StreamAsked[]) => findAskedStreams(context.db, asked));
  const read = new Map<string, Promise<LiveSegment[]>>();
  // Keys of segments that this process has had queued: of a stream that ends they are forgotten by themselves.
  const queued = new Set<string>();

  const queueMissing = async (segments: readonly LiveSegment[]): Promise<void> => {
    const added = missingOf(segments).filter((key) => !queued.has(key));
    if (added.length === 0) return;
    await context.work(async (unit) => {
      for (const key of added) await makeFragmentLater(unit, key);
    });
    for (const key of added) {
      queued.add(key);
      setTimeout(() => queued.delete(key), QUEUED_AGAIN_MS).unref();
    }
  };

  const readLatest = async (streamId: string): Promise<LiveSegment[]> => {
    const segments = await listLatest(context.db, streamId, LOOKED_AT);
    await queueMissing(segments);
    return segments;
  };

  const latestOf = (streamId: string): Promise<LiveSegment[]> => {
    const known = read.get(streamId);
    if (known) return known;
    const reading = readLatest(streamId);
    read.set(streamId, reading);
    setTimeout(() => read.delete(streamId), SHARED_MS).unref();
    return reading;
  };

  /** @throws StreamNotPublishingError where no segments come */
  const playableNow = async (streamId: string): Promise<LiveSegment[]> => {
    for (let waited = 0; waited <= LONGEST_WAIT_MS; waited += SHARED_MS) {
      const segments = await latestOf(streamId);
      const newest = segments.at(-1);
      if (!newest || newest.ageMs > FRESH_MS) break;
      const playable = playableOf(segments);
      if (playable.length > 0) return playable;
      await delay(SHARED_MS);
    }
    throw new StreamNotPublishingError();
  };

  return {
    /**
     * The playlist of a stream for somebody who may watch it. Players ask for it each two seconds, so it is also how a
     * viewer who is put out loses the picture.
     * @throws the errors of `requireWatchable`, StreamNotPublishingError where no segments come
     */
    playlist: async (streamId: string, onlooker: Onlooker): Promise<string> => {
      assertWatchable(await find({ streamId, onlooker }));
      return writePlaylist(await playableNow(streamId), (segment, format) => {
        const name = nameOf(segment, format);
        return name + context.mediaSigner.sign(signedOf(streamId, name), BEARER);
      });
    },
    /** The bytes of a segment. @throws MediaSignatureError, NotFoundError once the stream is over */
    segment: async ({ streamId, segment, format, signature }: SegmentAsked): Promise<Buffer> => {
      const isGiven =
        signature.a === BEARER && context.mediaSigner.verify(signedOf(streamId, nameOf(segment, format)), signature);
      if (!isGiven) throw new MediaSignatureError();
      const key = await findSegmentKey(context.db, streamId, segment);
      if (key === null) throw new NotFoundError();
      const { start, media } = await fragments(key);
      return format === 'mp4' ? start : media;
    },
  };
};
