/** A box of an MP4 file (ISO/IEC 14496-12), without its header. */
interface Box {
  name: string;
  body: Buffer;
}

const HEADER = 8;

/** The boxes at the top of some bytes. ffmpeg writes none whose size has 64 bits here. */
const boxesIn = (bytes: Buffer): Box[] => {
  const found: Box[] = [];
  for (let at = 0; at + HEADER <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < HEADER || at + size > bytes.length) break;
    found.push({ name: bytes.toString('latin1', at + 4, at + HEADER), body: bytes.subarray(at + HEADER, at + size) });
    at += size;
  }
  return found;
};

/** The boxes of a name that lie one in the other, as `trak/mdia/mdhd`. */
const within = (bytes: Buffer, path: string): Buffer[] => {
  const [name, ...rest] = path.split('/');
  const bodies = boxesIn(bytes).flatMap((box) => (box.name === name ? [box.body] : []));
  return rest.length === 0 ? bodies : bodies.flatMap((body) => within(body, rest.join('/')));
};

const only = (bytes: Buffer, path: string): Buffer => {
  const [body] = within(bytes, path);
  if (!body) throw new Error(`an MP4 file without ${path}`);
  return body;
};

/** What the fragments of a file need to be understood: which track is the picture, and what its times count. */
export interface PictureTrack {
  id: number;
  /** Units in a second. */
  timescale: number;
}

/** Reads `moov`. Version 1 of a box has dates of 64 bits before what is read here. */
export const readPictureTrack = (moov: Buffer): PictureTrack => {
  for (const track of within(moov, 'trak')) {
    if (only(track, 'mdia/hdlr').toString('latin1', 8, 12) !== 'vide') continue;
    const [head, media] = [only(track, 'tkhd'), only(track, 'mdia/mdhd')];
    return {
      id: head.readUInt32BE(head[0] === 1 ? 20 : 12),
      timescale: media.readUInt32BE(media[0] === 1 ? 20 : 12),
    };
  }
  throw new Error('an MP4 file without a picture');
};

/** What a fragment says of its pictures. */
export interface FragmentTimes {
  /** Of the first picture, in milliseconds since the beginning of the file. */
  atMs: number;
  durationMs: number;
  /** It begins with a key frame. */
  isIndependent: boolean;
}

const NOT_SYNC = 0x1_00_00;
/** What is there in a header, by bit: `tfhd` and `trun` in the standard's order. */
const TRACK = { baseOffset: 0x1, description: 0x2, duration: 0x8, size: 0x10, flags: 0x20 };
const RUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

const flagsOf = (body: Buffer): number => body.readUIntBE(1, 3);

/** Reads numbers one after the other. */
const reader = (body: Buffer, from: number) => {
  let at = from;
  return (isThere: boolean | number, bytes = 4): number | undefined => {
    if (!isThere) return undefined;
    at += bytes;
    return bytes === 8 ? Number(body.readBigUInt64BE(at - 8)) : body.readUInt32BE(at - 4);
  };
};

const readDefaults = (tfhd: Buffer) => {
  const flags = flagsOf(tfhd);
  const next = reader(tfhd, 4);
  const id = next(true);
  next(flags & TRACK.baseOffset, 8);
  next(flags & TRACK.description);
  const duration = next(flags & TRACK.duration);
  next(flags & TRACK.size);
  return { id, duration, flags: next(flags & TRACK.flags) };
};

/** The pictures of a run: their time in all, and the flags of the first. */
const readRun = (trun: Buffer, defaults: { duration: number | undefined; flags: number | undefined }) => {
  const flags = flagsOf(trun);
  const next = reader(trun, 4);
  const count = next(true) ?? 0;
  next(flags & RUN.dataOffset);
  let firstFlags = next(flags & RUN.firstFlags);
  let duration = 0;
  for (let sample = 0; sample < count; sample += 1) {
    duration += next(flags & RUN.duration) ?? defaults.duration ?? 0;
    next(flags & RUN.size);
    const own = next(flags & RUN.flags);
    if (sample === 0) firstFlags ??= own ?? defaults.flags;
    next(flags & RUN.shift);
  }
  return { duration, firstFlags: firstFlags ?? 0 };
};

/** Reads `moof`; null for one without pictures. */
export const readFragmentTimes = (moof: Buffer, { id, timescale }: PictureTrack): FragmentTimes | null => {
  for (const track of within(moof, 'traf')) {
    const defaults = readDefaults(only(track, 'tfhd'));
    if (defaults.id !== id) continue;
    const runs = within(track, 'trun').map((trun) => readRun(trun, defaults));
    const [first] = runs;
    if (!first) return null;
    const time = only(track, 'tfdt');
    const at = reader(time, 4)(true, time[0] === 1 ? 8 : 4) ?? 0;
    const toMs = (units: number) => (units * 1000) / timescale;
    return {
      atMs: toMs(at),
      durationMs: toMs(runs.reduce((sum, { duration }) => sum + duration, 0)),
      isIndependent: (first.firstFlags & NOT_SYNC) === 0,
    };
  }
  return null;
};

export interface FragmentReader {
  /** Called with what describes picture and sound, before the first fragment. */
  onStart(start: Buffer, track: PictureTrack): void;
  onFragment(bytes: Buffer, times: FragmentTimes | null): void;
}

/** Takes a fragmented MP4 file as it is written, and tells of each fragment once it is whole. */
export const readFragments = ({ onStart, onFragment }: FragmentReader): ((written: Buffer) => void) => {
  let unread: Buffer = Buffer.alloc(0);
  let track: PictureTrack | undefined;
  let start: Buffer[] = [];
  let moof: Buffer | undefined;
  const take = (name: string, box: Buffer): void => {
    if (name === 'ftyp') start = [box];
    else if (name === 'moov') {
      track = readPictureTrack(box.subarray(HEADER));
      onStart(Buffer.concat([...start, box]), track);
    } else if (name === 'moof') moof = box;
    else if (name === 'mdat' && moof && track) {
      onFragment(Buffer.concat([moof, box]), readFragmentTimes(moof.subarray(HEADER), track));
      moof = undefined;
    }
  };
  return (written) => {
    unread = Buffer.concat([unread, written]);
    while (unread.length >= HEADER) {
      const size = unread.readUInt32BE(0);
      if (size < HEADER) throw new Error('an MP4 file with a box of unknown size');
      if (unread.length < size) return;
      take(unread.toString('latin1', 4, HEADER), unread.subarray(0, size));
      unread = unread.subarray(size);
    }
  };
};
