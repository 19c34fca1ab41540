import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { createLog } from '../platform/log.ts';
import Fastify from 'fastify';
import { NotFoundError, TooManyRequestsError } from '../errors/common-errors.ts';
import { collectLog } from '../testing/log-lines.ts';
import { errorsPlugin } from './errors.ts';

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

const openApp = async (t: TestContext, thrown: Error) => {
  const { log } = collectLog();
  const app = Fastify({ loggerInstance: log as ReturnType<typeof createLog>, genReqId: () => 'the-request' });
  await app.register(errorsPlugin);
  const fail = (_request: unknown, reply: { header: (name: string, value: string) => unknown }) => {
    reply.header('content-type', 'application/pdf');
    reply.header('cache-control', 'private, max-age=60');
    throw thrown;
  };
  app.get('/receipts', fail);
  app.post('/receipts', fail);
  t.after(() => app.close());
  return app;
};

test('who opens an address that fails is shown a page, in her language', async (t) => {
  const app = await openApp(t, new NotFoundError());
  for (const [locale, direction, title] of [
    ['fa-IR', 'rtl', 'این صفحه باز نشد'],
    ['en-US', 'ltr', 'This could not be opened'],
    ['de-DE', 'ltr', 'Das ließ sich nicht öffnen'],
    ['he-IL', 'rtl', 'לא ניתן לפתוח את הדף'],
  ]) {
    const { statusCode, headers, payload } = await app.inject({
      url: '/receipts',
      headers: { ...NAVIGATION, cookie: `a=b; i18nextLng=${locale}` },
    });
    assert.equal(statusCode, 404);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(headers['content-security-policy'] as string, /default-src 'none'.*frame-ancestors 'none'/);
    assert.ok(payload.includes(`<html lang="${locale}" dir="${direction}">`), payload);
    assert.ok(payload.includes(`<h1>${title}</h1>`), payload);
    assert.ok(payload.includes(`${new NotFoundError().code} · the-request`), payload);
  }
});

test('a language that the site does not have leaves that of the site', async (t) => {
  const app = await openApp(t, new NotFoundError());
  for (const cookie of ['', 'i18nextLng=xx-XX', 'i18nextLng=<script>']) {
    const { payload } = await app.inject({ url: '/receipts', headers: { ...NAVIGATION, cookie } });
    assert.ok(payload.includes('<html lang="fa-IR" dir="rtl">'), payload);
    assert.ok(!payload.includes('<script'), payload);
  }
});

test('what passes is offered again, but no form is sent again, and nothing that will fail again', async (t) => {
  const again = '<a href="/receipts?a=1&#38;b=2">';
  const url = '/receipts?a=1&b=2';
  const limited = await openApp(t, new TooManyRequestsError({ retryAfter: 7 }));
  const opened = await limited.inject({ url, headers: NAVIGATION });
  assert.equal(opened.statusCode, 429);
  assert.equal(opened.headers['retry-after'], '7');
  assert.ok(opened.payload.includes(again), opened.payload);
  const sent = await limited.inject({ method: 'POST', url, headers: NAVIGATION });
  assert.ok(!sent.payload.includes(again), sent.payload);
  const gone = await openApp(t, new NotFoundError());
  assert.ok(!(await gone.inject({ url, headers: NAVIGATION })).payload.includes(again));
});

test('programs and pages are answered in JSON', async (t) => {
  const app = await openApp(t, new NotFoundError());
  for (const headers of [{}, { 'sec-fetch-mode': 'cors' }, { accept: 'text/html' }]) {
    const answer = await app.inject({ url: '/receipts', headers });
    assert.equal(answer.json().statusCode, 404);
  }
});
