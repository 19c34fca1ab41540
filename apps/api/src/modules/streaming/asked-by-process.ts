import type { Context } from '../../context.ts';
import { isDigestText } from '../../platform/is-digest-text.ts';

/** Of the header by which a process of the site shows that it is one. */
export const PROOF_HEADER = 'x-barg-process';

/** How long what one process asks another is good for, and how far their clocks may be apart. */
const GOOD_FOR_MS = 60_000;
const PURPOSE = 'asked by a process';

type Keys = Pick<Context, 'sealer'>;

const digestOf = ({ sealer }: Keys, body: string, at: number): Buffer => sealer.digest(`${at}\n${body}`, PURPOSE);

/** Proves a body by the key that all processes have, which is never sent. */
export const prove = (keys: Keys, body: string, at = Date.now()): string =>
  `${at}.${digestOf(keys, body, at).toString('base64url')}`;

/** Whether another process of the site has sent this body just now. */
export const isProven = (keys: Keys, body: string, proof: unknown): boolean => {
  const [, at, digest] = (typeof proof === 'string' && /^(\d{1,15})\.([\w-]{43})$/.exec(proof)) || [];
  if (at === undefined || digest === undefined) return false;
  if (Math.abs(Date.now() - Number(at)) > GOOD_FOR_MS) return false;
  return isDigestText(digestOf(keys, body, Number(at)), digest);
};
