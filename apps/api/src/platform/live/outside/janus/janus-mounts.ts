import { z } from 'zod';
import { type JanusApi, STREAMING, VIDEO_ROOM } from './janus-api.ts';
import { type JanusTrack, kindOf } from './janus-sdp.ts';
import { type JanusWords, readData, unless } from './janus-words.ts';

/** Numbers of Streaming's: a mountpoint of this name is there already, or is not there. */
const EXISTS: readonly number[] = [456];
const MISSING: readonly number[] = [455];
/** Kinds of viewers, told apart by the numbers that they have for codecs: browsers have about five. */
const MOST_MOUNTS = 16;
/** A mountpoint to which nothing has come for so long may have been made by a process that was killed over it. */
const FED_WITHIN_MS = 5_000;
/** Kept from everybody but the node itself: there what a room's publisher sends is handed to its viewers' plugin. */
const HERE = '127.0.0.1';
/** The picture's section at a mountpoint, see {@link mediaOf}. */
export const PICTURE = 'video';
const H264_PARAMETERS = 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f';

/** The codecs and the viewers' numbers for them, and whether a picture comes in several sizes. */
export type Mount = ReadonlyArray<{ codec: string; payloadType: number; hasLayers: boolean }>;

/** Marks in a mountpoint's name what comes in several sizes. */
const LAYERS = 'layers';

const mountSchema = z.object({
  id: z.string(),
  media: z.array(z.object({ type: z.string(), age_ms: z.number().optional() })).default([]),
});

const portsSchema = z.object({
  info: z.object({
    media: z.array(
      z.object({
        ...{ type: z.string(), port: z.number(), rtcpport: z.number().optional(), age_ms: z.number().optional() },
        // Where the medium and the large size of a picture go; the small one goes to `port`.
        ...{ port2: z.number().optional(), port3: z.number().optional() },
      }),
    ),
  }),
});

const forwardersSchema = z.object({
  publishers: z
    .array(z.object({ publisher_id: z.string(), forwarders: z.array(z.object({ port: z.number() })).default([]) }))
    .default([]),
});

/** A room's mountpoint: one for all viewers who have the same numbers for the same codecs. */
export const mountIdOf = (room: string, mount: Mount): string =>
  [
    room,
    ...mount.map(({ codec, payloadType, hasLayers }) => [codec, payloadType, ...(hasLayers ? [LAYERS] : [])].join('-')),
  ].join('.');

const readMountId = (id: string): { room: string; mount: Mount } => {
  const [room = '', ...parts] = id.split('.');
  const mount = parts.map((part) => {
    const [codec = '', payloadType, more] = part.split('-');
    return { codec, payloadType: Number(payloadType), hasLayers: more === LAYERS };
  });
  return { room, mount };
};

export interface SeenMount {
  id: string;
  room: string;
  mount: Mount;
  /** Milliseconds since something came last. */
  ageMs: number;
}

const mediaOf = ({ codec, payloadType, hasLayers }: Mount[number]) => {
  const kind = kindOf(codec);
  return {
    type: kind,
    mid: kind,
    label: kind,
    codec,
    pt: payloadType,
    ...(codec === 'h264' && { fmtp: H264_PARAMETERS }),
    // Any free one, which nobody but this machine reaches.
    port: 0,
    rtcpport: 0,
    iface: HERE,
    ...(hasLayers && { simulcast: true, port2: 0, port3: 0 }),
  };
};

/** The mountpoints of a node's rooms, at which viewers are. */
export const createJanusMounts = (api: JanusApi, { secretOf, pinOf, adminKey }: JanusWords) => {
  const list = async (): Promise<SeenMount[]> => {
    const data = await api.ask(STREAMING, { request: 'list', ...adminKey });
    const { list: found } = readData(z.object({ list: z.array(mountSchema) }), data);
    return found
      .map(({ id, media }) => ({
        ...{ id, ...readMountId(id) },
        ageMs: Math.min(Infinity, ...media.map(({ age_ms: age }) => age ?? Infinity)),
      }))
      .filter(({ room, mount }) => z.uuid().safeParse(room).success && mount.length > 0);
  };

  const create = async (room: string, mount: Mount): Promise<void> => {
    const body = {
      ...{ request: 'create', type: 'rtp', id: mountIdOf(room, mount), ...adminKey },
      ...{ is_private: true, permanent: false, secret: secretOf(room), pin: pinOf(room), name: room },
      media: mount.map(mediaOf),
    };
    await api.ask(STREAMING, body).catch(unless(EXISTS));
  };

  const destroy = async (room: string, id: string): Promise<void> => {
    await api.ask(STREAMING, { request: 'destroy', id, secret: secretOf(room) }).catch(unless(MISSING));
  };

  const mediaAt = async (room: string, id: string) =>
    readData(portsSchema, await api.ask(STREAMING, { request: 'info', id, secret: secretOf(room) })).info.media;

  /** Whether a mountpoint is there, and something comes. */
  const isFed = async (room: string, id: string): Promise<boolean> => {
    try {
      return (await mediaAt(room, id)).some(({ age_ms: age }) => age !== undefined && age < FED_WITHIN_MS);
    } catch (error) {
      unless(MISSING)(error);
      return false;
    }
  };

  /** Which ports on the node itself a publisher's tracks are handed to. */
  const portsFedBy = async (room: string, publisher: string): Promise<Set<number>> => {
    const data = await api.ask(VIDEO_ROOM, { request: 'listforwarders', room, secret: secretOf(room), ...adminKey });
    const mine = readData(forwardersSchema, data).publishers.find(({ publisher_id: id }) => id === publisher);
    return new Set(mine?.forwarders.map(({ port }) => port));
  };

  /** Hands a publisher's tracks to a mountpoint, those that are not yet. */
  const feed = async (
    room: string,
    { id, mount }: Pick<SeenMount, 'id' | 'mount'>,
    { feed: publisher, tracks }: { feed: string; tracks: readonly JanusTrack[] },
  ): Promise<void> => {
    const media = await mediaAt(room, id);
    const fed = await portsFedBy(room, publisher);
    const streams = mount.flatMap(({ codec, payloadType }) => {
      const target = media.find(({ type }) => type === kindOf(codec));
      const track = tracks.find((one) => one.codec === codec);
      if (!target || !track || fed.has(target.port)) return [];
      // Back by it come the viewers' wishes for a key frame.
      const back = target.rtcpport === undefined ? {} : { rtcp_port: target.rtcpport };
      const sizes = { port_2: target.port2, pt_2: payloadType, port_3: target.port3, pt_3: payloadType };
      return [
        { mid: track.mid, host: HERE, port: target.port, pt: payloadType, ...back, ...(track.hasLayers && sizes) },
      ];
    });
    if (streams.length === 0) return;
    await api.ask(VIDEO_ROOM, {
      ...{ request: 'rtp_forward', room, publisher_id: publisher, secret: secretOf(room), ...adminKey },
      ...{ host: HERE, host_family: 'ipv4', streams },
    });
  };

  return { list, create, destroy, isFed, feed, most: MOST_MOUNTS };
};
