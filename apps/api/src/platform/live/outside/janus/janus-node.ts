import { z } from 'zod';
import type { JanusNode } from '../../live-engine-config.ts';
import { LiveEngineError } from '../../live-engine.ts';
import {
  createJanusApi,
  type JanusHandle,
  JanusRefusal,
  type PluginEvent,
  STREAMING,
  VIDEO_ROOM,
} from './janus-api.ts';
import { createJanusMounts, PICTURE } from './janus-mounts.ts';
import { readData, unless, wordsOf } from './janus-words.ts';

/** Numbers of VideoRoom's: a room of this name is there already, or is not there; no more may send to it. */
const EXISTS: readonly number[] = [427];
const MISSING: readonly number[] = [426];
const ROOM_IS_FULL = 432;
/** Who comes back while Janus does not know yet that the former connection is dead, a few times over. */
const PUBLISHERS = 6;

const participantsSchema = z.object({
  participants: z.array(z.object({ id: z.string(), publisher: z.boolean().default(false) })),
});

/**
 * One node of Janus's. A room's publisher is in a VideoRoom. Its viewers are at mountpoints of the Streaming plugin, to
 * which the room forwards on the node itself: so they stay when another publisher takes the place, and each gets the
 * numbers of its own offer. Rooms and mountpoints open to words that only this site can make.
 */
export const createJanusNode = (options: JanusNode) => {
  const api = createJanusApi(options);
  const words = wordsOf(options.secret);
  const { secretOf, pinOf, adminKey } = words;
  const mounts = createJanusMounts(api, words);

  /** Opens a session for a client; what fails leaves none. */
  const opened = async <Result>(
    plugin: typeof VIDEO_ROOM | typeof STREAMING,
    use: (at: JanusHandle) => Promise<Result>,
  ): Promise<Result> => {
    const at = await api.open(plugin);
    try {
      return await use(at);
    } catch (error) {
      await api.end(at.session).catch(() => undefined);
      throw error;
    }
  };

  return {
    url: api.url,
    end: api.end,
    close: api.close,
    mounts,
    createRoom: async (room: string): Promise<void> => {
      const body = {
        ...{ request: 'create', room, ...adminKey, permanent: false, is_private: true },
        ...{ secret: secretOf(room), pin: pinOf(room), publishers: PUBLISHERS },
        ...{ audiocodec: 'opus', videocodec: 'h264,vp8', h264_profile: '42e01f' },
        // As much as the network bears: browsers measure it by what comes back for each packet.
        ...{ bitrate: 0, transport_wide_cc_ext: true, notify_joining: false },
      };
      await api.ask(VIDEO_ROOM, body).catch(unless(EXISTS));
    },
    destroyRoom: async (room: string): Promise<void> => {
      for (const { id } of (await mounts.list()).filter((mount) => mount.room === room)) await mounts.destroy(room, id);
      await api.ask(VIDEO_ROOM, { request: 'destroy', room, secret: secretOf(room) }).catch(unless(MISSING));
    },
    /** The names of those whose picture and sound have come. */
    listConnected: async (room: string): Promise<Set<string>> => {
      const asked = api.ask(VIDEO_ROOM, { request: 'listparticipants', room });
      const data = await asked.catch((error: unknown) => {
        unless(MISSING)(error);
        return { participants: [] };
      });
      const { participants } = readData(participantsSchema, data);
      return new Set(participants.filter(({ publisher }) => publisher).map(({ id }) => id));
    },
    /** Brings a publisher's offer into its room. */
    join: (room: string, feed: string, sdp: string): Promise<{ at: JanusHandle; answer: string }> =>
      opened(VIDEO_ROOM, async (at) => {
        const event = await api.send(at, {
          body: { request: 'joinandconfigure', ptype: 'publisher', room, id: feed, pin: pinOf(room) },
          jsep: { type: 'offer', sdp },
        });
        return { at, answer: sdpOf(event) };
      }),
    /** Opens a viewer at a mountpoint. @param answer what Janus's offer is answered with */
    watch: <Bridged extends { forJanus: string }>(
      { room, id }: { room: string; id: string },
      answer: (janusOffer: string) => Bridged,
    ): Promise<{ at: JanusHandle; bridged: Bridged }> =>
      opened(STREAMING, async (at) => {
        const offered = await api.send(at, { body: { request: 'watch', id, pin: pinOf(room) } });
        const bridged = answer(sdpOf(offered));
        await api.send(at, { body: { request: 'start' }, jsep: { type: 'answer', sdp: bridged.forJanus } });
        return { at, bridged };
      }),
    /** Sends a viewer another size of the picture, 0 for the smallest. @throws {JanusRefusal} when the session is over */
    choose: async (at: JanusHandle, substream: number): Promise<void> => {
      await api.send(at, { body: { request: 'configure', mid: PICTURE, substream } });
    },
    /** Keeps a session alive. False when it is over, or its peer connection is. */
    keep: async (at: JanusHandle): Promise<boolean> => {
      try {
        return !(await api.send(at, { body: { request: 'configure' } })).isHungUp;
      } catch (error) {
        if (error instanceof JanusRefusal) return false;
        throw error;
      }
    },
  };
};

const sdpOf = ({ sdp }: PluginEvent): string => {
  if (sdp === null || !/^v=0\r?\n/.test(sdp)) throw new LiveEngineError('unavailable', 'Janus answered no description');
  return sdp;
};

/** Janus's numbers for a description that it cannot read. */
const INVALID_SDP = { core: [464, 465], plugin: [437] };

/** What a refusal means for the client. */
export const meaningOf = (error: unknown): unknown => {
  if (!(error instanceof JanusRefusal)) return error;
  if (error.by === 'plugin' && error.code === ROOM_IS_FULL)
    return new LiveEngineError('capacity-reached', error.message);
  if (INVALID_SDP[error.by].includes(error.code)) return new LiveEngineError('invalid-offer', error.message);
  return new LiveEngineError('unavailable', error.message);
};

export type JanusNodeClient = ReturnType<typeof createJanusNode>;
