import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { conversationScope, type Message, type ServerEvent } from '@barg/contract';
import type { Stage } from '../hold-on.ts';
import { ask, call, converse, newFans, once, type Person } from '../people.ts';
import { openWindow, WAYS, type Window } from '../window.ts';

/** Between two messages of one person, and before one that failed is sent again. */
const PACE_MS = 100;
const LIST_PAGE = 100;

/** What a window shows of a conversation. */
interface Page {
  window: Window;
  shown: readonly ServerEvent[];
  isLost: () => boolean;
}

/** A fan who goes on writing to the performer, whatever happens to the site. */
interface Talk {
  fan: Person;
  id: string;
  /** The texts of messages that were acknowledged, in order. */
  acknowledged: string[];
  pages: readonly Page[];
}

/** Sends one message until it is acknowledged, each time with the same key, so that it is sent once. */
async function send({ site }: Stage, { fan, id, acknowledged }: Talk): Promise<void> {
  const text = String(acknowledged.length + 1);
  const message = once({ text });
  for (let status = 0; status !== 200; await wait(PACE_MS)) {
    // No status: the line broke before an answer came.
    const answer = await call(site, fan, `/messages/conversations/${id}`, message).catch(() => null);
    status = answer?.status ?? 0;
    const isOfKill = status === 200 || status === 0 || status >= 500;
    assert.ok(isOfKill, `message ${text} was refused: ${status} ${answer?.code}`);
  }
  acknowledged.push(text);
}

/** The texts of a conversation as its list has them, the oldest first. */
async function listTexts({ site }: Stage, { fan, id }: Talk): Promise<string[]> {
  const texts: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `limit=${LIST_PAGE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = await ask(site, fan, `/messages/conversations/${id}?${query}`);
    const { data, nextCursor } = page as { data: Message[]; nextCursor?: string | null };
    texts.push(...data.map(({ text }) => text));
    cursor = nextCursor ?? null;
  }
  return texts.toReversed();
}

const textOf = ({ data }: ServerEvent): string => ('message' in data ? (data.message?.text ?? '') : '');

/** Fails unless a window has shown every message of a conversation, each once and in order. */
async function assertShown({ window, shown, isLost }: Page, texts: readonly string[]): Promise<void> {
  await window.until(`message ${texts.at(-1)}`, () => shown.length >= texts.length);
  assert.equal(isLost(), false);
  assert.deepEqual(shown.map(textOf), texts);
}

/** Fewer than a socket may ask about at once after a connection was lost. */
const PAGES_OF_A_WINDOW = 5;

/**
 * Fans who write to the performer without an end, each in a conversation of its own. Each conversation is shown in a
 * window of hers and in one of the fan's.
 */
export async function startLoad(t: TestContext, stage: Stage, conversations: number) {
  const { site, performer } = stage;
  const wayOf = (at: number) => WAYS[at % WAYS.length];
  const places = Array.from({ length: Math.ceil(conversations / PAGES_OF_A_WINDOW) });
  const hers = await Promise.all(places.map((_, at) => openWindow(t, site, performer, wayOf(at))));
  const begin = async (fan: Person, at: number): Promise<Talk> => {
    const id = await converse(site, fan, performer);
    const ofHers = hers[at % hers.length];
    const windows = [await openWindow(t, site, fan, wayOf(at)), ...(ofHers ? [ofHers] : [])];
    const pages = windows.map((window) => ({ window, ...window.show(conversationScope(id), 0) }));
    return { fan, id, acknowledged: [], pages };
  };
  const talks = await Promise.all((await newFans(site, conversations)).map(begin));
  const windows = new Set(talks.flatMap(({ pages }) => pages.map(({ window }) => window)));
  let isOver = false;
  t.after(() => (isOver = true));
  const writing = Promise.all(
    talks.map(async (talk) => {
      while (!isOver) await send(stage, talk);
    }),
  );
  return {
    /** Waits until everybody is connected. */
    everybodyIsThere: async () => void (await Promise.all([...windows].map((window) => window.connected()))),
    /** Waits until everybody had so many more messages acknowledged. */
    goOn: async (messages: number): Promise<void> => {
      const goals = talks.map(({ acknowledged }) => acknowledged.length + messages);
      const isThere = () => talks.every(({ acknowledged }, at) => acknowledged.length >= (goals[at] ?? 0));
      while (!isThere()) await Promise.race([writing, wait(PACE_MS)]);
    },
    /** Nobody begins another message. */
    stop: (): void => void (isOver = true),
    /** Stops writing. What was acknowledged is listed once and in order, and so it is shown. */
    assertNothingLost: async (): Promise<void> => {
      isOver = true;
      await writing;
      for (const talk of talks) {
        assert.deepEqual(await listTexts(stage, talk), talk.acknowledged);
        for (const page of talk.pages) await assertShown(page, talk.acknowledged);
      }
    },
  };
}
