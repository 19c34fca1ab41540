import { findCollisions, findCollisionsOf } from './collisions.ts';
import type { IntentName } from './intents.ts';

const remote = (name: string, paths: string[], intents: IntentName[] = []) => ({
  name,
  routes: paths.map((path) => ({ path, expose: './page', layout: 'home' as const })),
  intents: intents.map((intent) => ({ intent, expose: './dialog' })),
});
const found = (...remotes: ReturnType<typeof remote>[]) =>
  findCollisions(remotes).map(({ remote: loser, name, owner }) => `${loser} ${name}: ${owner}`);

describe('findCollisions', () => {
  it('finds nothing where every address and every intent has one owner', () => {
    const feed = remote('feed', ['/', '/home', '/posts/:postId', '/:username', '/:username/photos']);
    const studio = remote('studio', ['/creator/posts/new', '/creator/posts/:postId'], ['vault.pick']);
    expect(found(feed, studio, remote('live', ['/live/:streamId'], ['commerce.tip']))).toEqual([]);
  });

  it.each(['/auth/login', '/Auth/login', '/page/:slug', '/auth?/login', '/*'])('leaves the shell its own: %s', (path) =>
    expect(found(remote('evil', [path]))).toEqual([`evil ${path}: shell`]),
  );

  it('leaves the shell the intents that it answers', () => {
    expect(found(remote('evil', [], ['site.report', 'commerce.tip']))).toEqual(['evil site.report: shell']);
  });

  it.each([
    ['/home', '/home'],
    ['/home', '/Home/'],
    ['/', '/'],
    ['/posts/:postId', '/posts/:id'],
    ['/wallet/:section?', '/wallet'],
    ['/wallet', '/wallet/:section?'],
    ['/wallet/:section', '/wallet/:section?'],
    ['/:username', '/:anything'],
    ['/operator/*', '/Operator'],
    ['/operator/*', '/operator/users/:userId'],
    ['/operator/users', '/operator/*'],
  ])('leaves %s to who was there first, not to %s', (first, second) => {
    expect(found(remote('feed', [first]), remote('quiz', [second, '/quiz']))).toEqual([`quiz ${second}: feed`]);
  });

  it('tells what is more specific from what is less, as routers do', () => {
    expect(found(remote('feed', ['/:username', '/a/:b']), remote('quiz', ['/quiz', '/a/new', '/a/:b/:c']))).toEqual([]);
  });

  it('leaves an intent to who answers it first', () => {
    const commerce = remote('commerce', [], ['commerce.tip']);
    expect(found(commerce, remote('quiz', [], ['commerce.tip']))).toEqual(['quiz commerce.tip: commerce']);
  });

  it('says nothing of a remote that names an address twice, which is its own affair', () => {
    expect(found(remote('feed', ['/wallet', '/wallet/:section?'], ['vault.pick', 'vault.pick']))).toEqual([]);
  });

  it('takes nothing from others for a remote that has lost it', () => {
    expect(found(remote('feed', ['/a/:b']), remote('quiz', ['/a/:b?']), remote('third', ['/a']))).toEqual([
      'quiz /a/:b?: feed',
    ]);
  });
});

describe('findCollisionsOf', () => {
  const foundOf = (own: ReturnType<typeof remote>, ...live: ReturnType<typeof remote>[]) =>
    findCollisionsOf(own, live).map(({ name, owner }) => `${name}: ${owner}`);

  it.each([
    ['/wallet/cards', '/wallet/:section?'],
    ['/posts/new', '/posts/:postId'],
    ['/Posts/New', '/posts/:postId'],
    ['/posts/:postId/likes', '/posts/:postId/:part'],
    ['/posts/new/:part', '/posts/:postId/likes'],
    ['/posts/new?', '/posts/:postId'],
  ])('refuses %s, an address of %s', (path, theirs) => {
    expect(foundOf(remote('quiz', ['/quiz', path]), remote('feed', [theirs]))).toEqual([`${path}: feed`]);
  });

  it.each([
    ['/wallet/cards/new', '/wallet/:section?'],
    ['/quiz', '/:username'],
    ['/quiz/photos', '/:username/photos'],
    ['/posts/:postId/likes', '/posts/new/:part'],
    ['/posts/:postId/:part', '/posts/:postId/likes'],
    ['/posts/:postId/likes', '/posts/:postId/photos'],
  ])('publishes %s beside %s', (path, theirs) => {
    expect(foundOf(remote('quiz', [path]), remote('feed', [theirs]))).toEqual([]);
  });

  it('publishes what the owner of the parameter yields', () => {
    const feed = remote('feed', ['/posts/:postId']);
    const yielding = { ...feed, routes: feed.routes.map((route) => ({ ...route, yields: true })) };
    expect(foundOf(remote('quiz', ['/posts/new']), yielding)).toEqual([]);
    expect(foundOf(remote('quiz', ['/posts/:id']), yielding)).toEqual(['/posts/:id: feed']);
  });

  it('publishes the owner of the parameter anew, with what it has beside it', () => {
    expect(foundOf(remote('feed', ['/posts/:postId', '/posts/new']), remote('quiz', ['/posts/today']))).toEqual([]);
    expect(foundOf(remote('feed', ['/posts/:postId', '/posts/new']), remote('feed', ['/posts/:id']))).toEqual([]);
  });

  it('names each route once', () => {
    expect(foundOf(remote('quiz', ['/posts/:id']), remote('feed', ['/posts/:postId', '/posts/:a?']))).toHaveLength(1);
  });
});
