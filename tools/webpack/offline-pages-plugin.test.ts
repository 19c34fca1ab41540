import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import vm from 'node:vm';
import { SCREEN_LOCALES } from '../../libs/contract/src/index.ts';
import { PAGE as page, wordsOf } from './offline-pages-plugin.mjs';

const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? '';

/** Runs the page's script in a browser of our own. */
const open = (answers: boolean[]) => {
  const listeners = new Map<string, () => void>();
  const waits: Array<{ then: () => Promise<unknown>; ms: number }> = [];
  let reloads = 0;
  vm.runInNewContext(script, {
    Math,
    location: { reload: () => (reloads += 1) },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: (then: () => Promise<unknown>, ms: number) => waits.push({ then, ms }),
    fetch: async () => {
      if (!answers.shift()) throw new TypeError('Failed to fetch');
    },
  });
  return { listeners, waits, reloads: () => reloads };
};

test('its policy allows its own script, and no other', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  assert.match(page, new RegExp(`script-src 'sha256-${hash.replace(/[+/]/g, '\\$&')}';`));
  assert.ok(!page.includes('unsafe'));
});

test('it comes back with the network', () => {
  const { listeners, reloads } = open([]);
  listeners.get('online')?.();
  assert.equal(reloads(), 1);
});

test('it comes back with the site, which it asks more and more rarely', async () => {
  const { waits, reloads } = open([false, false, false, false, false, true]);
  for (let at = 0; at < 6; at += 1) await waits[at]?.then();
  assert.deepEqual(
    waits.map(({ ms }) => ms),
    [4000, 8000, 16_000, 32_000, 60_000, 60_000],
  );
  assert.equal(reloads(), 1);
});

test('every language has all words of the page', async () => {
  const words = await wordsOf(path.join(import.meta.dirname, '../../apps/shell/src/locales/site'));
  assert.deepEqual(Object.keys(words), [...SCREEN_LOCALES]);
  const asked = new Set([...page.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  assert.ok(asked.size > 0);
  for (const locale of SCREEN_LOCALES)
    for (const name of asked) assert.match(words[locale][name] ?? '', /\S/, `${locale} ${name}`);
});
