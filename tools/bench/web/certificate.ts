import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import selfsigned from 'selfsigned';

export interface Certificate {
  certFile: string;
  keyFile: string;
}

/** A self-signed certificate for this machine: browsers speak HTTP/2 only over TLS. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const { cert, private: key } = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keySize: 2048,
  });
  const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key, { mode: 0o600 })]);
  return { certFile, keyFile };
}
