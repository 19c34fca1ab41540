import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import selfsigned from 'selfsigned';

/** Files of a self-signed certificate for localhost, removed after the test. */
export async function createCertificate(t: TestContext) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-tls-'));
  t.after(() => rm(folder, { recursive: true }));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const { cert, private: key } = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
  await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)]);
  return { keyFile, certFile };
}
