import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import { DeployError } from './deploy-error.ts';
import { run } from './run.ts';
import { folderFor } from './testing/site.ts';

const USAGE = /Usage: npm run deploy/;
/** Nobody answers there: whatever is refused with another sentence was refused before. */
const NOWHERE = ['--to', 'http://127.0.0.1:1'];

const refused =
  (...sentences: RegExp[]) =>
  (error: unknown): boolean =>
    error instanceof DeployError && sentences.every((sentence) => sentence.test(error.message));

const misunderstood: Array<[words: string[], ...sentences: RegExp[]]> = [
  [[], /^Usage/],
  [['feed-remote', 'rollback'], /^"rollback" has no meaning here/, USAGE],
  [['list', 'feed'], /^"feed" has no meaning here/, USAGE],
  [['bogus', 'quiz-night'], /^There is no command and no remote called bogus\.$/],
  [['bogus', 'quiz-night', 'rollback'], /^There is no command and no remote called bogus\.$/],
  [['rolback'], /^There is no command and no remote called rolback\.$/],
  [['deploy', 'rolback', '--unchecked'], /^There is no command and no remote called rolback\.$/],
  [['check', 'rolback'], /^There is no command and no remote called rolback\.$/],
  [['shell', 'rollback'], /^"rollback" has no meaning here/, USAGE],
  [['pause', 'feed', 'live'], /^"live" has no meaning here/],
  [['promote'], /^Which remote\?/, USAGE],
  [['pause'], /^Which remote\?/, USAGE],
  [['history'], /^Which remote\?/, USAGE],
  [['Feed!'], /^"Feed!" is no name of a remote/],
  [['toString'], /^"toString" is no name of a remote/],
  [['feed', '--shares', '5'], /Unknown option '--shares'/, USAGE],
  [['feed', '--canary'], /'--canary'/, USAGE],
  [['feed', '--canary', '0'], /^"0" is no share: give per cent, up to 100/],
  [['feed', '--canary', '101'], /^"101" is no share/],
  [['feed', '--canary=-5'], /^"-5" is no share/],
  [['canary', 'feed', 'half'], /^"half" is no share/],
  [['canary', 'feed'], /^"" is no share/],
  [['keygen', 'team-without-remotes'], USAGE],
];

for (const [words, ...sentences] of misunderstood) {
  test(`"${words.join(' ')}" is refused before a site is asked`, async () =>
    assert.rejects(run([...words, ...(words.length > 0 ? NOWHERE : [])]), refused(...sentences)));
}

test('tells how it is used, and does nothing else', async (t) => {
  const { mock } = t.mock.method(console, 'log', () => undefined);
  await run(['pause', 'feed', '--help', ...NOWHERE]);
  assert.match(String(mock.calls[0]?.arguments[0]), USAGE);
});

test('names a site or a key that cannot be used', async (t) => {
  await assert.rejects(run(['list', '--to', 'site.example']), refused(/^"site\.example" is no address of a site/));
  await assert.rejects(run(['list', ...NOWHERE]), refused(/^http:\/\/127\.0\.0\.1:1\/deployments cannot be reached/));
  const folder = await folderFor(t);
  const key = path.join(folder, 'key.pem');
  const pause = () => run(['pause', 'feed', '--key', key, ...NOWHERE]);
  await assert.rejects(pause(), refused(/^There is no key in .*key\.pem: name one with --key/));
  await writeFile(key, 'no key');
  await assert.rejects(pause(), refused(/^The key in .*key\.pem cannot be read/));
});

test('a name that is neither a command nor a remote of this workspace is called so before a key is read', async (t) => {
  const key = path.join(await folderFor(t), 'no-key.pem');
  for (const words of [['rolback'], ['deploy', 'rolback']]) {
    const missing = refused(/^There is no command and no remote called rolback\.$/);
    await assert.rejects(run([...words, '--key', key, ...NOWHERE]), missing);
  }
});
