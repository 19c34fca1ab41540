import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { UNCHECKED } from '@barg/contract';
import { createNetworkPlugin } from './network-plugin.ts';

type RemoteInfo = Parameters<ModuleFederation['loaderHook']['lifecycle']['createScript']['emit']>[0]['remoteInfo'];

const ENTRY = '/remotes/feed/1/remoteEntry.js';

const scriptFor = (
  integrity: string | undefined,
  url = ENTRY,
  name: string | undefined = 'feed',
): HTMLScriptElement => {
  const plugin = createNetworkPlugin({ integrityOf: (asked) => (asked === 'feed' ? integrity : undefined) });
  const remoteInfo: RemoteInfo = name
    ? { name, entry: url, type: 'global', entryGlobalName: name, shareScope: '' }
    : undefined;
  const created = plugin.createScript?.({ url, attrs: {}, remoteInfo }) as { script: HTMLScriptElement };
  return created.script;
};

describe('network plugin', () => {
  it.each([ENTRY, `http://localhost${ENTRY}`, `${ENTRY}?attempt=3`])(
    'asks for the bytes that the registry names, at whatever attempt: %s',
    (url) => {
      expect(scriptFor('sha384-right', url).integrity).toBe('sha384-right');
      expect(scriptFor('sha384-right', url).getAttribute('src')).toBe(url);
    },
  );

  it('lets nothing run of which the registry says nothing', () => {
    expect(scriptFor(undefined).integrity).toMatch(/^sha384-A{64}$/);
    expect(scriptFor('sha384-right', ENTRY, 'live').integrity).toMatch(/^sha384-A{64}$/);
    expect(scriptFor('sha384-right', ENTRY, '').integrity).toMatch(/^sha384-A{64}$/);
  });

  it("takes a developer's build as it is", () => {
    expect(scriptFor(UNCHECKED).integrity).toBe('');
  });

  it('asks other origins without cookies, as the preloads of the page do', () => {
    expect(scriptFor('sha384-right').crossOrigin).toBeNull();
    expect(scriptFor('sha384-right', 'https://cdn.example/remoteEntry.js').crossOrigin).toBe('anonymous');
  });
});
