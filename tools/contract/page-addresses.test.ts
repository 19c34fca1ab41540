import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import * as contract from '@barg/contract';
import { isShellAddress } from '@barg/contract';
import { WORKSPACE } from '../workspace.ts';
import { descriptorsHere, sourcesHere, textsIn } from './descriptors.ts';

const descriptors = await descriptorsHere();
const HOME = 'libs/contract/src/site-paths.ts';

const segmentOf = (address: string): string | undefined => /^\/([\w-]+)(?=[/?#]|$)/.exec(address)?.[1];

/** Whose the addresses are that begin with a segment. */
const owners = new Map(
  descriptors.flatMap(({ name, routes }) =>
    routes.flatMap(({ path: route }) => {
      const segment = segmentOf(route);
      return segment === undefined ? [] : [[segment, name] as const];
    }),
  ),
);

/** Where the page of one performer is, whose address has no segment of its own. */
const PROFILE = '/';
const profiles = descriptors.find(({ routes }) => routes.some(({ path: route }) => route === '/:username'))?.name;

/** Whose page a text leads to; undefined when it is no address of a page. */
function ownerOf({ text, isWhole }: { text: string; isWhole: boolean }): string | undefined {
  if (text === PROFILE && !isWhole) return profiles;
  const segment = segmentOf(text);
  if (segment === undefined) return undefined;
  return owners.get(segment) ?? (isShellAddress(text) ? 'shell' : undefined);
}

/** Descriptors name calls of the API beside their pages. */
const NAMES_CALLS = /\/(?:remote\.ts|first-data\/[\w-]+\.ts)$/;

/** Texts in a piece of code that lead to a page of somebody else. */
const strangersIn = (owner: string, code: string): string[] =>
  textsIn(code)
    .filter((text) => ![undefined, owner].includes(ownerOf(text)))
    .map(({ text }) => text);

test('the rule sees an address of somebody else, whole or with a value in it', () => {
  assert.deepEqual(strangersIn('live', "const to = '/home'; <Link to='/wallet/cards' />;"), ['/home', '/wallet/cards']);
  assert.deepEqual(strangersIn('live', 'const to = `/posts/${id}`; const her = `/${username}`;'), ['/posts/', '/']);
  assert.deepEqual(strangersIn('account', "'/auth/register?ref=1'"), ['/auth/register?ref=1']);
  assert.deepEqual(strangersIn('live', "'/live/broadcast'; '/'; '/homes'; '/stream.m3u8' // '/home'"), []);
});

test('nobody writes the address of a page of somebody else: it stands in @barg/contract', () => {
  const found = sourcesHere()
    .filter(({ file }) => !NAMES_CALLS.test(file))
    .flatMap(({ owner, file, text }) => strangersIn(owner, text).map((address) => `${file}: ${address}`));
  assert.deepEqual(found, []);
});

const read = readFileSync(path.join(WORKSPACE, HOME), 'utf8');
const names = [...read.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

for (const name of names) {
  test(`${name} is somebody's page`, () => {
    const given = contract[name as keyof typeof contract] as unknown;
    const address = String(typeof given === 'function' ? given('x') : given).split('?')[0] ?? '';
    const isRoute = (route: string): boolean =>
      new RegExp(
        `^${route
          .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
          .replace(/:\w+/g, '[^/]+')
          .replace('/*', '(?:/.*)?')}$`,
      ).test(address);
    assert.ok(isShellAddress(address) || descriptors.some(({ routes }) => routes.some((route) => isRoute(route.path))));
  });
}
