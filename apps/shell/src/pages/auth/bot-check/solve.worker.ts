import { sha256 } from '@noble/hashes/sha2';
import { solveChallenge } from 'altcha-lib';
import type { CaptchaChallenge } from '@barg/api-client/models';

type DeriveKey = Parameters<typeof solveChallenge>[0]['deriveKey'];

/** ALTCHA's SHA-256, in JavaScript: a page on plain HTTP has no WebCrypto. */
const deriveKey: DeriveKey = async ({ cost }, salt, password) => {
  let key = new Uint8Array([...salt, ...password]);
  for (let round = 0; round < cost; round += 1) key = new Uint8Array(sha256(key));
  return { derivedKey: key };
};

addEventListener('message', ({ data: challenge }: MessageEvent<CaptchaChallenge>) => {
  void solveChallenge({ challenge, deriveKey }).then((solution) => postMessage(solution));
});
