import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../sockets/child.ts';
import { prepareGround, type Ground } from '../sockets/ground.ts';
import { openProductHall, openRawHall, type Hall } from '../sockets/hall.ts';
import { EVENT_OF, moment, SAID, type Measured } from '../sockets/told.ts';

const VIEWERS = 500;
const LINES_A_SECOND = 50;
const WARM_UP_MS = 2_000;
const TIME_MS = 10_000;
/** For lines that are still on their way at the end. */
const LAST_MS = 2_000;

/** Milliseconds from when a line was said until a viewer has heard it. */
export interface ChatFigures {
  median: number;
  most: number;
  /** Milliseconds of a core of the server, for each line. */
  time: number;
  /** Of lines that were said, to all viewers. */
  heardPercent: number;
}

/** Says so many lines a second, for as long as is asked, whether or not the last one has arrived. */
async function sayLines(timeMs: number, say: (text: string, at: number) => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  const saying: Array<Promise<unknown>> = [];
  for (let due = beganAt; due < beganAt + timeMs; due = beganAt + (saying.length * 1000) / LINES_A_SECOND) {
    await wait(Math.max(0, due - performance.now()));
    saying.push(say(`${SAID}${moment()} and some more, as people write while they watch`, saying.length));
  }
  await Promise.all(saying);
  return saying.length;
}

async function measureHall<S extends Measured>(
  { servers, audiences, close }: Hall<S>,
  say: (text: string, at: number) => Promise<unknown>,
): Promise<ChatFigures> {
  const [[server], [audience]] = [servers as ReadonlyArray<Child<Measured>>, audiences];
  if (!server || !audience) throw new Error('nobody listens');
  await sayLines(WARM_UP_MS, say);
  await wait(LAST_MS);
  await audience.ask('await', { name: EVENT_OF.line, times: Infinity });
  const before = await server.ask('processorTime', null);
  const lines = await sayLines(TIME_MS, say);
  await wait(LAST_MS);
  const time = ((await server.ask('processorTime', null)) - before) / lines;
  const { count, ...figures } = await audience.ask('delays', null);
  await close();
  return { ...figures, time, heardPercent: (count / (lines * VIEWERS)) * 100 };
}

/** By the API, which stores each line first. */
const writing =
  (url: string, { fans, streams }: Ground) =>
  async (text: string, at: number): Promise<void> => {
    const answer = await fetch(`${url}/api/messages/stream/public/conversations/${streams[0]?.conversationId}`, {
      method: 'POST',
      headers: { authorization: fans[at % fans.length]?.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    if (!answer.ok) throw new Error(`A line was refused: ${await answer.text()}`);
    await answer.body?.cancel();
  };

/** A chat in which many watch and write, by the product and by raw socket.io, which stores nothing. */
export async function measureChat(): Promise<{ product: ChatFigures; raw: ChatFigures }> {
  const ground = await prepareGround({ fans: VIEWERS, streams: 1 });
  console.error(`Writing ${LINES_A_SECOND} lines a second to ${VIEWERS} viewers`);
  const hall = await openProductHall(ground, 1);
  const product = await measureHall(hall, writing(hall.urls[0] ?? '', ground));
  const bare = await openRawHall(ground, 1);
  const streamId = ground.streams[0]?.id ?? '';
  const raw = await measureHall(bare, async (text) => bare.servers[0]?.ask('say', { streamId, text }));
  return { product, raw };
}
