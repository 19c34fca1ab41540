import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));
const COMMERCE = path.join(APPS, 'commerce-remote/src');
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('.test.');

const filesWith = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .filter((file) => pattern.test(readFileSync(path.join(folder, file), 'utf8')))
    .toSorted();

test('every place that sends an order of money is among those that must show price and balance', () => {
  const senders = filesWith(COMMERCE, /\b(useIdempotentRequest|useWalletPayment)\(/).filter(
    (file) => !file.startsWith('shared/'),
  );
  const sweep = readFileSync(path.join(COMMERCE, 'app/spending.test.tsx'), 'utf8');
  const swept = [...sweep.matchAll(/files: \['([^']+)'\]/g)].map(([, file]) => file ?? '');
  assert.ok(senders.length > 0);
  assert.deepEqual(swept.toSorted(), senders);
});

/**
 * Stand among the calls of payments, and spend nothing: a performer's account at the gateway, where she is paid, and a
 * ticket that is given back.
 */
const NOT_SPENDING = new Set(['getGatewayAccount', 'openOnboarding', 'returnStreamTicket']);

const spends = (file: string): boolean =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@barg\/api-client\/(?:wallet|payments)'/g)].some(
    ([, names = '']) => names.split(',').some((name) => name.trim() !== '' && !NOT_SPENDING.has(name.trim())),
  );

test('money is spent by commerce alone', () => {
  const remotes = ['creator-studio', 'feed', 'live', 'messaging'].map((name) => path.join(APPS, `${name}-remote/src`));
  const spending = [...remotes, path.join(APPS, 'shell/src')].flatMap((folder) =>
    filesWith(folder, /from '@barg\/api-client\/(wallet|payments)'/)
      .filter((file) => spends(path.join(folder, file)))
      .map((file) => path.join(path.basename(path.dirname(folder)), file)),
  );
  assert.deepEqual(spending, []);
});
