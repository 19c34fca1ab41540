import assert from 'node:assert/strict';
import test from 'node:test';
import { contentSecurityPolicy, type StoreOrigins } from './csp.ts';

const directivesWith = (storeOrigins: StoreOrigins | null): Map<string, string> => {
  const policy = contentSecurityPolicy({
    styleNonce: 'n',
    remoteOrigins: [],
    storeOrigins,
    containers: [],
    hasAnalytics: false,
    hasRecaptcha: false,
  });
  return new Map(policy.split('; ').map((line) => [line.split(' ', 1)[0] ?? '', line]));
};

/** The directives of which another storage makes other ones. */
const changed = (storeOrigins: StoreOrigins): Array<string | undefined> => {
  const [plain, opened] = [directivesWith(null), directivesWith(storeOrigins)];
  return [...opened].filter(([name, line]) => plain.get(name) !== line).map(([, line]) => line);
};

test('opens the bucket for pictures, films and what is sent there, and for nothing else', () => {
  const signed = 'https://bucket.example';
  assert.deepEqual(changed({ signed, public: null }), [
    "img-src 'self' data: blob: https://bucket.example",
    "media-src 'self' blob: https://bucket.example",
    "connect-src 'self' https://bucket.example",
  ]);
  const [pictures, ...rest] = changed({ signed, public: 'https://pictures.example' });
  assert.equal(pictures, "img-src 'self' data: blob: https://bucket.example https://pictures.example");
  assert.ok(rest.every((line) => !line?.includes('pictures.example')));
});
