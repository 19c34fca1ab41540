import { Suspense, use } from 'react';
import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { api, type PageData } from '@barg/session';
import { useUi } from '@barg/ui-kit';
import ui from '@barg/ui-kit/locales/en-US.json';
import auth from '../locales/auth/en-US.json';
import shell from '../locales/en-US.json';
import register from '../locales/register/en-US.json';
import site from '../locales/site/en-US.json';
import { drawPage, type Drawn } from '../server/draw-page.tsx';
import type { Drawing } from '../server/page-to-draw.ts';
import { registryOf } from './registry.ts';

const { useGreetingQuery } = api.injectEndpoints({
  endpoints: (build) => ({ greeting: build.query<string, string>({ queryFn: () => ({ data: 'asked' }) }) }),
});

const Frame = styled.p`
  padding: 7px;
`;

/** Parts that come at another time for each page, so that pages are drawn by turns. */
const later = new Map<string, Promise<string>>();

function Later({ name }: { name: string }) {
  return <i>{use(later.get(name) ?? Promise.reject(new Error(`nothing of ${name} comes`)))}</i>;
}

/** Reads all that is of one page alone: its cache, texts, look and address. */
function Page() {
  const { t } = useTranslation('feed');
  const { themeName, locale } = useUi();
  const { data = 'nothing' } = useGreetingQuery('home');
  return (
    <Frame>
      {[t('hello'), themeName, locale, data].join(' ')}
      <Suspense fallback="waiting">
        <Later name={data} />
      </Suspense>
    </Frame>
  );
}
const firstData: PageData = [
  {
    path: '/greeting?of=home',
    query: { endpoint: 'greeting', argOf: () => 'home', toData: ({ words }: { words: string }) => words },
  },
];

Object.assign(globalThis, {
  barg_server_feed: { exposes: { './home': () => ({ default: Object.assign(Page, { firstData }) }) } },
});

const registry = registryOf({ feed: { routes: [{ path: '/', expose: './home', layout: 'home' }] } });

const drawingOf = (
  words: string,
  { theme, culture, hello }: { theme: 'light' | 'dark'; culture: string; hello: string },
): Drawing => ({
  pathname: '/',
  boot: { settings: {}, registry, culture, theme, answers: { '/greeting?of=home': { words } } },
  texts: [{ namespace: 'feed', key: 'hello', value: hello }],
  moment: { now: Date.UTC(2026, 10, 21, 14), timeZone: 'UTC' },
});

const hers = drawingOf('Mahsa', { theme: 'dark', culture: 'en-US', hello: 'Welcome' });
const his = drawingOf('Kaveh', { theme: 'light', culture: 'fa-IR', hello: 'خوش آمدید' });

test('two pages are drawn by turns, whole, and neither has a word of the other', async () => {
  const slow = Promise.withResolvers<string>();
  later.set('Mahsa', slow.promise);
  later.set('Kaveh', Promise.resolve('at once'));
  const first = drawPage(hers);
  const second = await drawPage(his);
  slow.resolve('in the end');
  const { html, styles } = await first;
  expect(html).toContain('Welcome dark en-US Mahsa');
  expect(html).toContain('<i>in the end</i>');
  expect(html).not.toContain('Kaveh');
  expect(second.html).toContain('خوش آمدید light fa-IR Kaveh');
  expect(second.html).toContain('<i>at once</i>');
  expect(second.html).not.toContain('Mahsa');
  expect(styles).toContain('padding:7px');
  // Nothing that a policy against scripts and style attributes would refuse.
  expect(html).not.toMatch(/<script|<template/);
});

test('two members are drawn by turns, and neither has a word of the other', async () => {
  const memberOf = (drawing: Drawing, name: string, token: string): Drawing => ({
    ...drawing,
    boot: { ...drawing.boot, user: { _id: token, name, username: token, role: 'user', balance: 7_310 } },
  });
  const slow = Promise.withResolvers<string>();
  later.set('Mahsa', slow.promise);
  later.set('Kaveh', Promise.resolve('at once'));
  const first = drawPage(memberOf(hers, 'Nilou Rostami', 'nilou-1'));
  const second = await drawPage(memberOf(his, 'کاوه نادری', 'kaveh-2'));
  const third = await drawPage(his);
  slow.resolve('in the end');
  const { html } = await first;
  expect(html).toContain('Nilou Rostami');
  expect(html).not.toMatch(/کاوه نادری|kaveh-2/);
  expect(second.html).toContain('کاوه نادری');
  expect(second.html).not.toMatch(/Nilou Rostami|nilou-1/);
  // A guest after them has nothing of either.
  expect(third.html).not.toMatch(/Nilou|nilou-1|نادری|kaveh-2/);
});

test('what throws in a part of the page draws nothing of it', async () => {
  later.delete('Mahsa');
  await expect(drawPage(hers)).rejects.toThrow('nothing of Mahsa comes');
});

test('an address without a page that could be drawn is not', async () => {
  for (const pathname of ['/auth/token', '/nobody/here'])
    await expect(drawPage({ ...hers, pathname })).rejects.toThrow('no page that could be drawn');
});

const wordsOf = (namespace: string, tree: object, path = ''): Drawing['texts'] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ namespace, key: path + key, value }]
      : wordsOf(namespace, value as object, `${path}${key}.`),
  );

const english = Object.entries({ auth, register, shell, site, ui }).flatMap(([name, tree]) => wordsOf(name, tree));

const ownPage = (pathname: string, answers: Drawing['boot']['answers'] = {}, search = ''): Promise<Drawn> =>
  drawPage({ ...hers, pathname, search, texts: english, boot: { ...hers.boot, answers } });

/** The words of a drawing. */
const read = ({ html }: Drawn): string => html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');

test('the ways in are drawn with their fields and where they lead on, and say what they need', async () => {
  const login = await ownPage('/auth/login', {}, '?returnUrl=%2Fwallet');
  expect(login.title).toBe('Log in');
  expect(login.html).toMatch(/<h1[^>]*>Log in<\/h1>/);
  expect(login.html).toMatch(/<form [^>]*method="post"/);
  for (const field of ['name="username"', 'type="password"', 'autoComplete="current-password"'])
    expect(login.html).toContain(field);
  expect(login.html).toMatch(/<input [^>]*type="checkbox"[^>]* checked=""/);
  expect(login.html).toContain('href="/auth/register?returnUrl=%2Fwallet"');
  expect(read(login)).toContain('This form works only with JavaScript.');
  // Nobody knows yet whether the browser keeps cookies.
  expect(login.html).not.toContain('role="alert"');
  const registration = await ownPage('/auth/register');
  for (const name of ['name', 'username', 'email', 'password']) expect(registration.html).toContain(`name="${name}"`);
  expect(registration.html).toContain('href="/auth/login"');
  expect((await ownPage('/auth/forgot-password')).html).toContain('name="username"');
  expect((await ownPage('/contact')).html).toContain('<textarea');
});

test('a page of the site is drawn with its words', async () => {
  const post = {
    _id: 'p1',
    slug: 'rules',
    title: 'Rules',
    locale: 'en-US',
    body: '## One\n\nBe kind.',
    updatedAt: '2026-11-20T10:00:00Z',
  };
  const drawn = await ownPage('/page/rules', { '/posts/rules': post });
  expect(drawn.title).toBe('Rules');
  expect(drawn.html).toMatch(/<h2[^>]*>One<\/h2>/);
  expect(read(drawn)).toContain('Be kind.');
});
