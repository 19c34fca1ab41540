import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** Names that were coined here for what the field has a word for, and that word. */
const COINED: Readonly<Record<string, string>> = {
  takeTurn: 'a semaphore, or what it does: playAlone',
  leaveTurn: 'stopPlaying, release',
  useTurn: 'slow mode',
  takeAway: 'remove, delete',
  useTakingAway: 'remove, delete',
  useTellingGone: 'undo',
  useToldReaction: 'an event',
  useAttempt: 'an idempotent request, or a toast on failure',
  useSettled: 'a debounced value',
  Talked: 'engagement',
  TakenRegistry: 'a registry, and what is done with it',
  UploadDesk: 'an upload origin',
  withFace: 'a thumbnail, a teaser',
};

/** A docblock that says of what, but not what: the name it stands above would have to be guessed. */
const RIDDLE = /^\/\*\* (?:Of|One that|Ones that|Those that|Those of|Whose|That which) [^\n]*\*\/$/gm;

const sources = globSync(['apps/{shell,edge,*-remote}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], {
  cwd: WORKSPACE,
})
  .filter((file) => !file.split(path.sep).includes('generated'))
  .map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));

const coinedIn = (text: string): string[] =>
  Object.keys(COINED).filter((name) => new RegExp(`\\b${name}\\b`).test(text));

test('names are those of the field: none that was coined here is back', () => {
  assert.deepEqual(coinedIn('const takeAway = useDelete(); takeAways();'), ['takeAway']);
  assert.ok(sources.length > 1000, 'the files are not found any more');
  const found = sources.flatMap(({ file, text }) =>
    coinedIn(text).map((name) => `${file}: ${name}, say ${COINED[name]}`),
  );
  assert.deepEqual(found, []);
});

test('what stands above a name says what it is', () => {
  const riddles = (text: string): string[] => text.match(RIDDLE) ?? [];
  assert.deepEqual(riddles('/** One that rises. */\n/** A reaction of theirs. */\n'), ['/** One that rises. */']);
  assert.deepEqual(
    sources.flatMap(({ file, text }) => riddles(text).map((riddle) => `${file}: ${riddle}`)),
    [],
  );
});
