import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { freePort } from '../free-port.ts';
import { WORKSPACE } from '../workspace.ts';
import { guideLines } from './guide-lines.ts';

test('money.md: the stand-in for Stripe answers, and prints the line that starts the product with it', async (t) => {
  const [line = '', ...others] = await guideLines('money.md');
  assert.deepEqual(others, []);
  const env = { ...process.env, PORT: String(await freePort()) };
  const child = spawn('sh', ['-c', `exec ${line}`], { cwd: WORKSPACE, env, stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  let said = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(part);
    if (/ npm start\n/.test(said)) break;
  }
  const named = [...said.matchAll(/(STRIPE_\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const);
  const { STRIPE_API_URL: url = '', STRIPE_SECRET_KEY: key = '', ...keys } = Object.fromEntries(named);
  const isKnown = async (authorization: string) =>
    (await fetch(`${url}/v1/customers`, { headers: { authorization: `Bearer ${authorization}` } })).status !== 401;
  assert.deepEqual([await isKnown(key), await isKnown('sk_test_another')], [true, false]);
  const { stripe } = readConfig({ STRIPE_API_URL: url, STRIPE_SECRET_KEY: key, ...keys });
  assert.equal(stripe?.publishableKey, keys.STRIPE_PUBLISHABLE_KEY);
});
