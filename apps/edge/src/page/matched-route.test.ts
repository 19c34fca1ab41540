import assert from 'node:assert/strict';
import test from 'node:test';
import { descriptorOf } from '../testing/deployment.ts';
import { matchRoute } from './matched-route.ts';

type Announced = Parameters<typeof matchRoute>[0][number];

const remote = (name: string, ...paths: string[]) => {
  const routes = paths.map((path) => ({ path, expose: './page', layout: 'home' as const }));
  return { build: { descriptor: descriptorOf(name, { routes }) } } as Partial<Announced> as Announced;
};

const site = [
  remote('feed', '/', '/home', '/:username', '/:username/photos', '/:a/:b/:c'),
  remote('operator', '/operator/*', '/operator/users/:userId'),
];

const found = (pathname: string): string | undefined => matchRoute(site, pathname)?.route.path;

test('finds the most specific route of an address, in whatever letters it is written', () => {
  assert.equal(found('/'), '/');
  assert.equal(found('/Home'), '/home');
  assert.equal(found('/mahsa'), '/:username');
  assert.equal(found('/operator/users/1'), '/operator/users/:userId');
});

test('finds what stands for everything below, and no parameter in the place of a name', () => {
  for (const pathname of ['/operator', '/operator/', '/Operator/reports', '/operator/photos', '/operator/a/b'])
    assert.equal(found(pathname), '/operator/*', pathname);
  assert.equal(found('/mahsa/photos'), '/:username/photos');
  assert.equal(found('/home/photos'), undefined);
});
