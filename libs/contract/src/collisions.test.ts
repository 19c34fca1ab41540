import { findCollisions } from './collisions.ts';
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
