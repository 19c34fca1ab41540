import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import selfsigned from 'selfsigned';

export interface Certificate {
  certFile: string;
  keyFile: string;
}

/** A certificate for this machine that nobody trusts but who is told to: browsers speak HTTP/2 under TLS only. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const { cert, private: key } = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keySize: 2048,
  });
  const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key, { mode: 0o600 })]);
  return { certFile, keyFile };
}
