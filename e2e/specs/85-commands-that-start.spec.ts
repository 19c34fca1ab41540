import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { request, type APIRequestContext } from '@playwright/test';
import { generateKey } from '@barg/releases';
import { BUCKET, CREDENTIALS, startS3Server, type S3Server } from '@barg/s3/testing';
import { guideLines } from '../../tools/docs/guide-lines.ts';
import { freePort } from '../../tools/free-port.ts';
import { logIn } from '../fixtures/accounts.ts';
import { startCollector } from '../fixtures/collector.ts';
import { expect, test } from '../fixtures/test.ts';
import { whileStarted, type Started } from '../fixtures/typed-start.ts';

/** What the guides name, which a reader has elsewhere. */
const GUIDES = { folder: '/srv/barg', collector: 'http://localhost:4318', bucket: 'barg-files' } as const;

let folder: string;
let bucket: S3Server;
let env: NodeJS.ProcessEnv;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'barg-start-'));
  bucket = await startS3Server();
  const [port, udpPort] = [String(await freePort()), String(await freePort())];
  // One folder for all starts: the demo data is made once.
  env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), LIVE_UDP_PORT: udpPort };
});
test.afterAll(async () => {
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

const startsIn = async (guide: string): Promise<string[]> =>
  (await guideLines(guide)).filter((line) => /(?:^| )npm start$/.test(line));

/** Types the line, and looks at the site that it starts; nobody answers there once Ctrl-C was pressed. */
async function start(
  line: string,
  more: NodeJS.ProcessEnv,
  look: (site: APIRequestContext, started: Started) => Promise<void>,
): Promise<void> {
  test.setTimeout(900_000);
  let address = '';
  await whileStarted(line, { ...env, ...more }, async (started) => {
    address = started.url;
    const site = await request.newContext({ baseURL: started.url });
    await look(site, started);
    await site.dispose();
  });
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
}

const remotesAt = async (site: APIRequestContext): Promise<string[]> => {
  const { remotes } = (await (await site.get('/registry.json')).json()) as { remotes: Record<string, object> };
  return Object.keys(remotes);
};

test('README: npm start serves the site, whose accounts are those of the table @full @desktop', async () => {
  const readme = await readFile(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [line = ''] = await startsIn('../../README.md');
  expect([line, (await startsIn('deploying.md'))[0]]).toEqual(['npm start', 'npm start']);
  const [, password = ''] = /demo accounts when it is ready \(password `([^`]+)`\)/.exec(readme) ?? [];
  const accounts = [...readme.matchAll(/^\| `(\S+@\S+)` +\|/gm)].map(([, account = '']) => account);
  expect(accounts).toHaveLength(3);
  await start(line, {}, async (site, { said }) => {
    expect(said).toContain(`Demo accounts: ${accounts.join(', ')} (password ${password})`);
    for (const account of accounts) expect(await logIn(site, account, password)).not.toBe('');
    expect((await site.get('/home', { headers: { accept: 'text/html' } })).ok()).toBe(true);
    expect(await remotesAt(site)).toContain('feed');
  });
});

test('when-something-fails.md: a collector gets what a started site does, step by step @full @desktop', async () => {
  const collector = await startCollector();
  const [line = '', ...others] = await startsIn('when-something-fails.md');
  expect([others, line.includes(GUIDES.collector)]).toEqual([[], true]);
  await start(line.replace(GUIDES.collector, collector.endpoint), {}, async (site) => {
    expect((await site.get('/api/users/me')).status()).toBe(401);
  });
  const [, name = ''] = /OTEL_SERVICE_NAME=(\S+)/.exec(line) ?? [];
  expect(collector.services()).toContain(name);
  expect(collector.routes()).toContain('/api/users/me');
  await collector.close();
});

test('deploying.md: a site with teams starts on a folder and on a bucket, with what its teams publish @full @desktop', async () => {
  const lines = (await startsIn('deploying.md')).slice(1);
  expect(lines).toHaveLength(2);
  await writeFile(
    path.join(folder, 'trusted-keys.json'),
    JSON.stringify({ keys: [generateKey('feed-team', ['feed']).entry] }),
  );
  const more = { ...CREDENTIALS, REMOTES_S3_ENDPOINT: bucket.endpoint };
  for (const line of lines) {
    expect(line).toContain(GUIDES.folder);
    await start(line.replaceAll(GUIDES.folder, folder), line.includes('S3') ? more : {}, async (site) => {
      // Nothing comes from this clone any more.
      expect(await remotesAt(site)).toEqual([]);
    });
  }
});

test('files-in-a-bucket.md: a site starts with its files in a bucket @full @desktop', async () => {
  const [line = '', ...others] = await startsIn('files-in-a-bucket.md');
  expect([others, line.includes(`S3_BUCKET=${GUIDES.bucket}`)]).toEqual([[], true]);
  const filled = Object.entries(CREDENTIALS).reduce(
    (sum, [name, value]) => sum.replace(`${name}=…`, `${name}=${value}`),
    line.replace(GUIDES.bucket, BUCKET),
  );
  expect(filled).not.toContain('…');
  // A folder of its own: what lies there for another store is not in this one.
  const more = { S3_ENDPOINT: bucket.endpoint, DATA_DIR: path.join(folder, 'data-of-bucket') };
  await start(filled, more, async (site) => {
    expect((await site.get('/api/ready')).ok()).toBe(true);
    expect(bucket.objects.size).toBeGreaterThan(10);
  });
});
