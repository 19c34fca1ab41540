import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as toolkit from '@reduxjs/toolkit/react';
import * as query from '@reduxjs/toolkit/query/react';
import * as reactI18next from 'react-i18next';
import * as reactRedux from 'react-redux';
import * as reactRouter from 'react-router-dom';
import * as rxjs from 'rxjs';
import * as runtimeI18n from './i18n.ts';
import * as lentRouter from './lent/router.ts';
import * as lentStore from './lent/store.ts';
import * as runtimeRouter from './router.ts';
import * as runtimeRxjs from './rxjs.ts';
import * as runtimeStore from './store.ts';

/** As modules see them: here, where modules are CommonJS, the whole package is its default instance. */
const i18next = Object.fromEntries(
  readFileSync(path.resolve(require.resolve('i18next'), '../../esm/i18next.js'), 'utf8')
    .replace(/[^]*export \{(.*)\};\s*$/, '$1')
    .split(',')
    .map((name) => [name.trim().replace(/.* as /, ''), null]),
);

const missing = (whole: object, from: object): string[] =>
  Object.keys(from).filter((name) => name !== 'default' && !(name in whole));

it.each([
  ['router', runtimeRouter, [reactRouter]],
  ['store', runtimeStore, [reactRedux, toolkit, query]],
  ['i18n', runtimeI18n, [i18next, reactI18next]],
  ['rxjs', runtimeRxjs, [rxjs]],
])('@barg/runtime/%s has every export of its packages', (_name, whole, packages) => {
  expect(packages.flatMap((from) => missing(whole, from))).toEqual([]);
});

/** Names of data routers, servers and React Router's framework: parts that the site's router has nothing for. */
const OF_OTHER_ROUTERS =
  /^UNSAFE_|^unstable_|Router$|Router(Context)?Provider$|^create(Context|Cookie|.*Session|RequestHandler|Static|RoutesStub)|^(IDLE_|is[A-Z])/;
const OF_OTHERS = [
  ...['Form', 'Links', 'Meta', 'PrefetchPageLinks', 'Scripts', 'ScrollRestoration', 'ServerMode'],
  ...['data', 'href', 'redirect', 'redirectDocument', 'replace', 'useActionData', 'useBlocker', 'useFetcher'],
  ...['useFetchers', 'useFormAction', 'useLoaderData', 'useMatches', 'useNavigation', 'useRevalidator'],
  ...['useRouteError', 'useRouteLoaderData', 'useSubmit', 'useViewTransitionState'],
];

it('the shell lends all of React Router that works with its router: a new version is judged name by name', () => {
  const own = missing(lentRouter, reactRouter).filter((name) => !OF_OTHER_ROUTERS.test(name));
  expect(own.toSorted()).toEqual(OF_OTHERS.filter((name) => name in reactRouter).toSorted());
  expect(missing(lentStore, reactRedux)).toEqual([]);
});

it('what the shell lends goes before a copy of its own', () => {
  const own = Object.keys(lentRouter).filter(
    (name) => Reflect.get(runtimeRouter, name) !== Reflect.get(lentRouter, name),
  );
  expect(own).toEqual([]);
});
