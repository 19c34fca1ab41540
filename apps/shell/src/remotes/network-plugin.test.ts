import { createNetworkPlugin, UNCHECKED } from './network-plugin.ts';

const ENTRY = 'http://localhost/remotes/feed/1/remoteEntry.js';

const scriptFor = (url: string, integrity?: string): HTMLScriptElement => {
  const plugin = createNetworkPlugin({ integrityOf: (asked) => (asked === ENTRY ? integrity : undefined) });
  const created = plugin.createScript?.({ url, attrs: {} }) as { script: HTMLScriptElement };
  return created.script;
};

describe('network plugin', () => {
  it.each([ENTRY, '/remotes/feed/1/remoteEntry.js', `${ENTRY}?attempt=3`])(
    'asks for the bytes that the registry names, by whichever form of the address: %s',
    (url) => expect(scriptFor(url, 'sha384-right').integrity).toBe('sha384-right'),
  );

  it('lets nothing run that the registry does not know', () => {
    expect(scriptFor('/remotes/feed/2/remoteEntry.js', 'sha384-right').integrity).toMatch(/^sha384-A{64}$/);
    expect(scriptFor(ENTRY, undefined).integrity).toMatch(/^sha384-A{64}$/);
  });

  it("takes a developer's build as it is", () => {
    expect(scriptFor(ENTRY, UNCHECKED).integrity).toBe('');
  });

  it('asks by another URL for each attempt', () => {
    const plugin = createNetworkPlugin({ integrityOf: () => UNCHECKED });
    const sources = [1, 2].map(
      () => (plugin.createScript?.({ url: ENTRY, attrs: {} }) as { script: HTMLScriptElement }).script.src,
    );
    expect(sources).toEqual([ENTRY, `${ENTRY}?attempt=2`]);
  });
});
