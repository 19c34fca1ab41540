import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { createDeployment } from '../testing/deployment.ts';
import { openEdge, SITE } from '../testing/open-edge.ts';
import { INDEX_FILE } from './package-index.ts';

const PACKAGE = {
  name: '@barg/contract',
  version: '1.2.0',
  file: 'contract-1.2.0.0123456789abcdef.tgz',
  integrity: 'sha512-abc==',
  bytes: 7,
  manifest: { name: '@barg/contract', version: '1.2.0', dependencies: { zod: '4.0.0' } },
};
const ARCHIVE = `/packages/@barg/contract/-/${PACKAGE.file}`;

async function setUp(t: TestContext, changes = {}) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-packages-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const packagesDir = path.join(folder, 'packages');
  await writeFile(path.join(folder, 'secret.tgz'), 'secret');
  const edge = await openEdge(t, deployment, { packagesDir, ...changes });
  const make = async (packages: object[] = [PACKAGE], former?: object[]): Promise<void> => {
    await mkdir(packagesDir, { recursive: true });
    await writeFile(path.join(packagesDir, PACKAGE.file), 'archive');
    await writeFile(path.join(packagesDir, 'unlisted.tgz'), 'secret');
    await writeFile(path.join(packagesDir, INDEX_FILE), JSON.stringify({ packages, former }));
  };
  return { edge, make };
}

test('a site without packages says so, and has those that are made while it runs', async (t) => {
  const { edge, make } = await setUp(t);
  const none = await edge.inject('/packages/@barg%2fcontract');
  assert.equal(none.statusCode, 404);
  assert.equal(none.json<{ code: string }>().code, 'packages.none');
  assert.deepEqual((await edge.inject('/packages/')).json(), { packages: [] });
  await make();
  assert.equal((await edge.inject('/packages/@barg%2fcontract')).statusCode, 200);
});

test('answers npm with a version, where its archive lies, and what it must be', async (t) => {
  const { edge, make } = await setUp(t);
  await make();
  for (const asked of ['/packages/@barg%2fcontract', '/packages/@barg/contract', '/packages/@barg%2Fcontract']) {
    const answer = await edge.inject(asked);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.deepEqual(answer.json(), {
      name: '@barg/contract',
      'dist-tags': { latest: '1.2.0' },
      versions: {
        '1.2.0': {
          ...PACKAGE.manifest,
          dist: { tarball: SITE + ARCHIVE, integrity: 'sha512-abc==', unpackedSize: 7 },
        },
      },
    });
  }
  const archive = await edge.inject(ARCHIVE);
  assert.equal(archive.body, 'archive');
  assert.match(String(archive.headers['cache-control']), /immutable/);
});

test('what lock files name from before is still there, and the newest is what npm takes', async (t) => {
  const { edge, make } = await setUp(t);
  const newest = { ...PACKAGE, version: '2.0.0', file: 'contract-2.0.0.fedcba9876543210.tgz' };
  const again = { ...PACKAGE, file: 'contract-1.2.0.aaaaaaaaaaaaaaaa.tgz', integrity: 'sha512-older' };
  await make([newest], [PACKAGE, again]);
  const { 'dist-tags': tags, versions } = (await edge.inject('/packages/@barg%2fcontract')).json<{
    'dist-tags': object;
    versions: Record<string, { dist: { tarball: string } }>;
  }>();
  assert.deepEqual(tags, { latest: '2.0.0' });
  assert.deepEqual(Object.keys(versions).toSorted(), ['1.2.0', '2.0.0']);
  assert.equal(versions['1.2.0']?.dist.tarball, SITE + ARCHIVE);
  assert.equal((await edge.inject(ARCHIVE)).body, 'archive');
  assert.equal((await edge.inject('/packages/@barg/contract/-/contract-1.1.0.0123456789abcdef.tgz')).statusCode, 404);
});

test('an archive that is not what was asked for is refused as such, and the refusal kept by nobody', async (t) => {
  const reports: string[] = [];
  const { edge, make } = await setUp(t, { report: (message: string) => void reports.push(message) });
  await make();
  for (const [headers, status] of [
    [{ 'if-match': '"x"' }, 412],
    [{ range: 'bytes=99-' }, 416],
  ] as const) {
    const answer = await edge.inject({ url: ARCHIVE, headers });
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [status, 'packages.refused']);
    assert.equal(answer.headers['cache-control'], 'no-store');
  }
  assert.deepEqual(reports, []);
});

test('a site that does not know its own URL names the one that npm asked', async (t) => {
  const { edge, make } = await setUp(t, { site: { origin: 'http://localhost:3000', isGuess: true } });
  await make();
  const answer = await edge.inject({ url: '/packages/@barg%2fcontract', headers: { host: 'build.example:8080' } });
  const { versions } = answer.json<{ versions: Record<string, { dist: { tarball: string } }> }>();
  assert.equal(versions['1.2.0']?.dist.tarball, `http://build.example:8080${ARCHIVE}`);
  assert.equal(answer.headers.vary, 'host');
});

test('sends nothing that does not stand in the list', async (t) => {
  const { edge, make } = await setUp(t);
  await make();
  const paths = [
    '@barg/session',
    '@other/contract',
    'contract',
    INDEX_FILE,
    'unlisted.tgz',
    PACKAGE.file,
    '@barg/contract/-/unlisted.tgz',
    `@barg/contract/-/${INDEX_FILE}`,
    '@barg/contract/-/../../../secret.tgz',
    '@barg/contract/-/..%2f..%2f..%2fsecret.tgz',
    '@barg/contract/-/%2e%2e/secret.tgz',
    '..%2fsecret.tgz',
    '%2e%2e%2fsecret.tgz',
    '..%5csecret.tgz',
    `@barg/contract/-/${PACKAGE.file}%00`,
  ];
  for (const asked of paths) {
    const answer = await edge.inject(`/packages/${asked}`);
    assert.ok([404, 400].includes(answer.statusCode), `${asked}: ${answer.statusCode}`);
    assert.ok(!answer.body.includes('secret'), asked);
  }
});

test('a damaged list is an error that tells nothing, and no page', async (t) => {
  const { edge, make } = await setUp(t);
  await make([{ ...PACKAGE, file: '../secret.tgz' }]);
  const answer = await edge.inject('/packages/@barg%2fcontract');
  assert.equal(answer.statusCode, 500);
  assert.deepEqual([answer.json<{ code: string }>().code, answer.body.includes('secret')], ['server.error', false]);
});

test('one address gets so many answers a minute', async (t) => {
  const { edge, make } = await setUp(t, { rateLimitPerMinute: 5 });
  await make();
  const statuses = [];
  for (let asked = 0; asked < 3; asked += 1) statuses.push((await edge.inject('/packages/')).statusCode);
  assert.deepEqual(statuses, [200, 200, 429]);
  assert.equal((await edge.inject('/packages/')).json<{ code: string }>().code, 'packages.too_many_requests');
});
