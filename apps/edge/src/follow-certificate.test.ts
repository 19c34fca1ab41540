import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { listen } from './listen.ts';
import { createWebServer } from './server.ts';
import { createCertificate } from './testing/certificate.ts';

const setUp = async (t: TestContext) => {
  const [files, renewed] = [await createCertificate(t), await createCertificate(t)];
  const reports: string[] = [];
  const report = (message: string): void => void reports.push(message);
  const server = await createWebServer(files, (_request, response) => response.end(), { report, lookEveryMs: 20 });
  t.after(() => server.close());
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  /** What a browser that comes now is shown. */
  const shown = async (): Promise<string> => {
    const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    const { fingerprint256 } = socket.getPeerCertificate();
    socket.destroy();
    return fingerprint256;
  };
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (let round = 0; round < 250 && !(await isSo()); round += 1) await wait(20);
    assert.ok(await isSo());
  };
  const renew = async (part: 'certFile' | 'keyFile'): Promise<void> =>
    writeFile(files[part], await readFile(renewed[part]));
  return { files, reports, shown, until, renew };
};

test('a renewed certificate is shown to whoever comes next, and none that is written by half', async (t) => {
  const { reports, shown, until, renew } = await setUp(t);
  const before = await shown();
  await renew('certFile');
  await until(() => reports.length > 0);
  await wait(100);
  assert.equal(await shown(), before);
  assert.equal(reports.length, 1, 'once, however often it looks');
  await renew('keyFile');
  await until(async () => (await shown()) !== before);
  assert.equal(reports.length, 1);
});

test('a certificate that is gone for a moment costs no visitor anything, and is said', async (t) => {
  const { files, reports, shown, until } = await setUp(t);
  const before = await shown();
  await rm(files.certFile);
  await until(() => reports.length > 0);
  assert.match(reports[0] ?? '', /the one before stays: ENOENT/);
  assert.equal(await shown(), before);
});
