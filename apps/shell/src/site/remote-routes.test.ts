import { registryOf } from '../testing/registry.ts';
import { routeOf, routesOf } from './remote-routes.ts';

const routes = routesOf(
  registryOf({
    feed: { routes: [{ path: '/:username', expose: './profile', layout: 'home' }] },
    live: { routes: [{ path: '/live', expose: './live', layout: 'primary' }] },
    messaging: { routes: [{ path: '/messages/:conversationId?', expose: './messages', layout: 'primary' }] },
  }),
);

describe('routeOf', () => {
  it.each([
    ['/live', './live'],
    ['/messages', './messages'],
    ['/messages/01', './messages'],
    ['/mahsa.art', './profile'],
  ])('leads %s to %s, whoever is deployed first', (pathname, expose) => {
    expect(routeOf(routes, pathname)?.expose).toBe(expose);
  });

  it('knows no route for what nobody answers', () => {
    expect(routeOf(routes, '/nobody/at/all')).toBeUndefined();
  });

  it.each(['/contact', '/Auth/login', '/page/rules', '/auth'])(
    'takes none of the shell’s own addresses for a name: %s',
    (pathname) => expect(routeOf(routes, pathname)).toBeUndefined(),
  );
});
