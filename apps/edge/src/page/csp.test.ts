import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import { contentSecurityPolicy, type CspOptions, type StoreOrigins } from './csp.ts';

const directivesWith = (storeOrigins: StoreOrigins | null, stripeOrigin: string | null = null): Map<string, string> => {
  const policy = contentSecurityPolicy({
    styleNonce: 'n',
    inlineScripts: [],
    remoteOrigins: [],
    storeOrigins,
    containers: [],
    hasAnalytics: false,
    hasRecaptcha: false,
    stripeOrigin,
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

test('opens Stripe’s own addresses where it takes cards, and script types stay trusted', () => {
  const [plain, stripe] = [directivesWith(null), directivesWith(null, 'https://js.stripe.com')];
  assert.equal(plain.has('frame-src'), false);
  assert.ok(![...plain.values()].some((line) => line.includes('stripe')));
  assert.equal(stripe.get('script-src'), "script-src 'self' https://js.stripe.com https://*.js.stripe.com");
  assert.equal(
    stripe.get('frame-src'),
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  );
  assert.equal(stripe.get('connect-src'), "connect-src 'self' https://api.stripe.com");
  assert.ok(stripe.get('trusted-types')?.split(' ').includes('barg-stripe'));
  assert.equal(stripe.get('require-trusted-types-for'), "require-trusted-types-for 'script'");
  const here = directivesWith(null, 'http://127.0.0.1:4242');
  assert.equal(here.get('script-src'), "script-src 'self' http://127.0.0.1:4242");
});

test('the guide has a row for everything that opens the policy', async () => {
  const openers: Record<Exclude<keyof CspOptions, 'styleNonce' | 'inlineScripts' | 'containers'>, RegExp> = {
    remoteOrigins: /--base/,
    storeOrigins: /bucket/,
    hasAnalytics: /gaCode/,
    stripeOrigin: /Stripe/,
    hasRecaptcha: /googleReCaptchaSiteKey/,
  };
  const guide = await readFile(path.join(import.meta.dirname, '../../../../docs/guides/deploying.md'), 'utf8');
  const [, section = ''] = guide.split("## What the page's policy allows");
  const [, , ...rows] =
    section
      .split('\n## ', 1)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  assert.equal(rows.length, Object.keys(openers).length);
  for (const opener of Object.values(openers))
    assert.ok(
      rows.some((row) => opener.test(row)),
      String(opener),
    );
});
