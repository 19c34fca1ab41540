// Players of HLS in a process: each asks for the playlist with the next part, and fetches that part when it is told.
import { Agent, get } from 'node:http';
import { median, percentile } from '../statistics.ts';
import { answerBench } from '../sockets/child.ts';
import { moment } from '../sockets/told.ts';
import { MOMENT_DIGITS } from './parts.ts';

export interface Seats {
  /** Of the playlist. */
  url: string;
  /** Of each player. */
  tokens: readonly string[];
  /** Without it a cache is thought to serve the bytes. */
  fetchesParts: boolean;
}

export interface PlayedFigures {
  /** Milliseconds from when a part was stored until a player knows of it, or has its bytes. */
  median: number;
  most: number;
  parts: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const BEFORE_FAILURES_COUNT = 5;

let delays: number[] = [];
let isOver = false;

const fetchBytes = (url: string, token?: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = token ? { authorization: token } : {};
    const request = get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) return resolve(Buffer.concat(chunks));
        reject(new Error(`${url}: ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });

interface Told {
  /** Of the newest part. */
  uri: string;
  /** What comes after it. */
  next: string;
}

/** What a player reads of a playlist. */
function readPlaylist(text: string): Told | null {
  const lines = text.split('\n');
  const parts = lines.filter((line) => line.startsWith('#EXT-X-PART:'));
  const [, uri] = /URI="(.+?)"/.exec(parts.at(-1) ?? '') ?? [];
  if (!uri) return null;
  const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  const whole = lines.filter((line) => line.startsWith('#EXTINF')).length;
  const lastWhole = lines.findLastIndex((line) => line.startsWith('#EXTINF'));
  const newer = lines.slice(lastWhole + 1).filter((line) => line.startsWith('#EXT-X-PART:')).length;
  return { uri, next: `?_HLS_msn=${first + whole}&_HLS_part=${newer}` };
}

async function play({ url, fetchesParts }: Seats, token: string): Promise<void> {
  let [next, failures] = ['', 0];
  while (!isOver) {
    try {
      const told = readPlaylist((await fetchBytes(url + next, token)).toString());
      const isFirst = next === '';
      if (!told || told.next === next) continue;
      next = told.next;
      if (isFirst) continue;
      const bytes = fetchesParts ? await fetchBytes(new URL(told.uri, url).href) : null;
      // Where the bytes are not fetched, the address is of the moment of the part before, which says nothing.
      if (bytes) delays.push((moment() - Number(bytes.subarray(0, MOMENT_DIGITS).toString())) / 1000);
      else delays.push(Number.NaN);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isOver && failures > BEFORE_FAILURES_COUNT) throw error;
    }
  }
}

export const answers = answerBench({
  open: (seats: Seats): void => {
    for (const token of seats.tokens)
      play(seats, token).catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  },
  /** From now on counts anew. */
  begin: (_: null): void => void (delays = []),
  figures: (_: null): PlayedFigures => {
    const known = delays.filter((delay) => !Number.isNaN(delay));
    const times = known.length > 0 ? { median: median(known), most: percentile(known, 99) } : { median: 0, most: 0 };
    return { ...times, parts: delays.length };
  },
  close: (_: null): void => {
    isOver = true;
    agent.destroy();
  },
});

export type Players = typeof answers;
