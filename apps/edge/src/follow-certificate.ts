import { readFile } from 'node:fs/promises';
import { createSecureContext, type Server } from 'node:tls';
import type { EdgeConfig } from './config.ts';

/** A certificate is renewed weeks before it expires. */
const LOOK_EVERY_MS = 60_000;

/** A certificate with its key, as PEM. */
export interface CertificatePair {
  cert: Buffer;
  key: Buffer;
}

export async function readCertificate({ certFile, keyFile }: NonNullable<EdgeConfig['tls']>): Promise<CertificatePair> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)]);
  return { cert, key };
}

const isSame = (one: CertificatePair, other: CertificatePair): boolean =>
  one.cert.equals(other.cert) && one.key.equals(other.key);

export interface CertificateFollowing {
  report?: (message: string) => void;
  lookEveryMs?: number;
}

/**
 * Gives new connections a renewed certificate, without a restart or a signal; open ones stay. Contents are compared, not
 * times: renewals exchange links. While the two files do not fit together, as between two writes, or cannot be read, the
 * certificate before stays, and it is reported once.
 *
 * @param standing the pair that the server was started with
 */
export function followCertificate(
  server: Server,
  files: NonNullable<EdgeConfig['tls']>,
  standing: CertificatePair,
  { report = console.error, lookEveryMs = LOOK_EVERY_MS }: CertificateFollowing = {},
): void {
  let current = standing;
  let told = '';
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    try {
      const found = await readCertificate(files);
      if (!isSame(found, current)) {
        // Throws where they do not fit together; the server itself must not be given such a pair.
        createSecureContext(found);
        server.setSecureContext(found);
        current = found;
      }
      told = '';
    } catch (error) {
      const message = `The certificate could not be read anew, the one before stays: ${(error as Error).message}`;
      if (message !== told) report(message);
      told = message;
    }
  };
  const plan = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void look().then(plan), lookEveryMs).unref();
  };
  server.once('close', () => {
    isClosed = true;
    clearTimeout(timer);
  });
  plan();
}
