import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registryOf } from '../testing/registry.ts';
import { startFederation } from './federation.ts';

const Part = () => null;
const mockRegister = jest.fn<void, Parameters<ModuleFederation['registerRemotes']>>();
const mockPlug = jest.fn<void, [ModuleFederationRuntimePlugin[]]>();
const mockLoad = jest.fn<Promise<unknown>, [string]>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerGlobalPlugins: () => undefined,
  getInstance: () => ({
    registerPlugins: (plugins: ModuleFederationRuntimePlugin[]) => mockPlug(plugins),
    registerRemotes: (...remotes: Parameters<ModuleFederation['registerRemotes']>) => mockRegister(...remotes),
    loadRemote: (id: string) => mockLoad(id),
  }),
}));
jest.mock('./lend-runtime.ts', () => ({ lendRuntime: () => undefined }));

/** The URLs under which the container was asked for after the first time. */
const askedAgain = (): string[] =>
  mockRegister.mock.calls.flatMap(([remotes, options]) =>
    options?.force ? remotes.map((remote) => ('entry' in remote ? remote.entry : '')) : [],
  );

test('a container that failed is fetched once for all parts that ask for it at the same time', async () => {
  const importExpose = startFederation(registryOf({ feed: {} }), () => undefined);
  mockLoad.mockRejectedValue(new Error('no container'));
  await expect(importExpose('feed', './home')).rejects.toThrow('no container');
  expect(askedAgain()).toEqual([]);

  const { promise, resolve } = Promise.withResolvers<unknown>();
  mockLoad.mockReturnValue(promise);
  const parts = [importExpose('feed', './home'), importExpose('feed', './aside')];
  resolve({ default: Part });
  expect(await Promise.all(parts)).toEqual([Part, Part]);
  expect(askedAgain()).toEqual(['/remotes/feed/1/remoteEntry.js?attempt=2']);

  // Nobody waits any more, and it is not there still: the next one asks anew.
  await importExpose('feed', './home');
  expect(askedAgain()).toHaveLength(2);
});

test('says whose code runs before it does', () => {
  const entered = jest.fn();
  startFederation(registryOf({ 'creator-studio': {} }), entered);
  const hooks = mockPlug.mock.lastCall?.[0].flatMap(({ beforeExecuteFactory }) => beforeExecuteFactory ?? []) ?? [];
  type Told = Parameters<(typeof hooks)[number]>[0];
  for (const hook of hooks) {
    for (const name of ['creator_studio', 'unknown']) void hook({ moduleInfo: { name } } as Told);
  }
  expect(entered.mock.calls).toEqual([['creator-studio']]);
});
