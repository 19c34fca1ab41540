import assert from 'node:assert/strict';
import test from 'node:test';
import { PUBLIC_SETTINGS, type AskApi } from '../boot-source.ts';
import { createDeployment } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';
import { keepSettings } from './last-settings.ts';

const SETTINGS = { stripeScript: 'https://js.stripe.com/v3/', gaCode: 'G-TEST1234', googleReCaptchaSiteKey: 'key' };

test('a page whose API does not answer in time has the policy of the settings that were heard last', async (t) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const late = Promise.withResolvers<object>();
  let isSlow = false;
  const ask: AskApi = async (path) => {
    if (path !== PUBLIC_SETTINGS) return {};
    return isSlow ? late.promise : SETTINGS;
  };
  const edge = await openEdge(t, deployment, { ask });
  const open = async (url: string) => {
    const { headers, body } = await edge.inject({ url, headers: { accept: 'text/html' } });
    return { body, policy: String(headers['content-security-policy']) };
  };
  await open('/page/terms');
  isSlow = true;
  const { body, policy } = await open('/page/terms');
  assert.match(body, /"settings":null/, 'the page asks for them itself');
  assert.match(policy, /script-src [^;]*https:\/\/www\.googletagmanager\.com https:\/\/js\.stripe\.com/);
  assert.match(policy, /trusted-types [^;]*barg-analytics [^;]*barg-stripe/);
  assert.match((await open('/auth/login')).policy, /script-src [^;]*www\.google\.com\/recaptcha\//);
  late.resolve({});
});

test('an answer that no page waited for is heard, a failure and what is no settings are not', async () => {
  const late = Promise.withResolvers<unknown>();
  const answers = [late.promise, Promise.reject(new Error('away')), Promise.resolve(null), Promise.resolve({ a: 1 })];
  const { ask, last } = keepSettings(async (path) => (path === PUBLIC_SETTINGS ? answers.shift() : { other: true }));
  const asked = (path = PUBLIC_SETTINGS) => ask(path, {}, { address: '', headers: {} }).catch(() => undefined);
  const first = asked();
  await asked('/api/users/me');
  assert.equal(last(), null);
  late.resolve(SETTINGS);
  await first;
  await asked();
  await asked();
  assert.equal(last(), SETTINGS);
  await asked();
  assert.deepEqual(last(), { a: 1 });
});
