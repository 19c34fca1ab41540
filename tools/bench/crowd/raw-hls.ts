// The counterpart: Node's own web server, which holds a stream in memory, knows nobody and reads no database.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBench } from '../sockets/child.ts';
import { processorTime } from '../sockets/told.ts';
import { PART_MS, PARTS_OF_A_SEGMENT, partOfNow } from './parts.ts';

const LISTED = 7;

const parts = new Map<number, Buffer>();
let [newest, text] = [-1, ''];
let waiting: Array<{ awaited: number; response: ServerResponse }> = [];

const addressOf = (part: number): string => `part?n=${part}`;

function write(): string {
  const last = Math.floor(newest / PARTS_OF_A_SEGMENT);
  const first = Math.max(0, last - LISTED);
  const lines = ['#EXTM3U', `#EXT-X-MEDIA-SEQUENCE:${first}`];
  for (let segment = first; segment <= last; segment += 1) {
    const begin = segment * PARTS_OF_A_SEGMENT;
    const end = Math.min(newest + 1, begin + PARTS_OF_A_SEGMENT);
    for (let part = begin; part < end; part += 1) lines.push(`#EXT-X-PART:DURATION=0.500,URI="${addressOf(part)}"`);
    if (segment < last) lines.push('#EXTINF:2.000,', `segment?n=${segment}`);
  }
  return lines.join('\n');
}

function add(): void {
  newest += 1;
  parts.set(newest, partOfNow());
  parts.delete(newest - LISTED * PARTS_OF_A_SEGMENT);
  text = write();
  const ready = waiting.filter(({ awaited }) => awaited <= newest);
  waiting = waiting.filter(({ awaited }) => awaited > newest);
  for (const { response } of ready) response.end(text);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bench');
  if (pathname === '/part') return response.end(parts.get(Number(searchParams.get('n'))));
  const awaited = Number(searchParams.get('_HLS_msn')) * PARTS_OF_A_SEGMENT + Number(searchParams.get('_HLS_part'));
  if (!searchParams.has('_HLS_msn') || awaited <= newest) return response.end(text);
  waiting.push({ awaited, response });
});

answerBench({
  listen: (_: object): Promise<string> =>
    new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        add();
        setInterval(add, PART_MS);
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    }),
  processorTime,
});
