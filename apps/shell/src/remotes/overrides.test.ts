import { UNCHECKED } from '@barg/contract';
import { FETCH_TIMEOUT_MS, takeOverrides, type Overridden } from './overrides.ts';

const localhost = ['http://localhost:*'];
const FEED = 'http://localhost:4301';
const files: Record<string, object> = {
  '/descriptor.json': { name: 'feed', contract: '1.0.0', routes: [], nav: [], fills: [], offers: [], intents: [] },
  '/mf-manifest.json': { metaData: { remoteEntry: { name: 'remoteEntry.js' } } },
};

const LIVE = 'http://localhost:4305';

/** Stands for a developer's machine at port 4301; nothing else answers. */
const answer = async (input: unknown): Promise<Response> => {
  const { origin, pathname } = new URL(String(input));
  if (origin !== FEED) throw new TypeError('Failed to fetch');
  return { ok: true, json: async () => files[pathname] } as Response;
};

/** The page at a path of this site. */
const pageAt = (path: string) => {
  history.replaceState(null, '', path);
  return { href: location.href, search: location.search, replace: jest.fn() };
};
const visit = (path: string) => takeOverrides(localhost, pageAt(path));

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch ??= () => Promise.reject(new Error('no network in tests'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('takeOverrides', () => {
  it('takes a remote from where it is allowed to, and leaves an address that can be copied', async () => {
    const { remotes, reports } = await visit(`/explore?tab=1&mf-override=feed@${FEED}/`);
    expect(remotes.feed).toMatchObject({ version: 'override', entry: `${FEED}/remoteEntry.js`, integrity: UNCHECKED });
    expect(reports).toEqual([{ name: 'feed', base: FEED, state: 'active' }]);
    expect(location.pathname + location.search).toBe('/explore?tab=1');
  });

  it('asks for the next page of the tab with them, because only that page may reach their origin', async () => {
    await visit(`/explore?mf-override=feed@${FEED}`);
    const page = pageAt('/wallet?tab=2');
    void takeOverrides(localhost, page);
    expect(page.replace).toHaveBeenCalledTimes(1);
    const asked = new URL(page.replace.mock.calls[0][0] as string);
    expect(asked.pathname).toBe('/wallet');
    expect(Object.fromEntries(asked.searchParams)).toEqual({ tab: '2', 'mf-override': `feed@${FEED}` });
  });

  it('ends them for the tab', async () => {
    await visit(`/explore?mf-override=feed@${FEED}`);
    expect((await visit('/explore?mf-override=')).reports).toEqual([]);
    const page = pageAt('/explore');
    expect((await takeOverrides(localhost, page)).reports).toEqual([]);
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('fetches nothing from an origin that is not allowed, says so, and does not keep it', async () => {
    const { remotes, reports } = await visit('/explore?mf-override=feed@http://evil.example');
    expect(remotes).toEqual({});
    expect(reports).toEqual([{ name: 'feed', base: 'http://evil.example', state: 'refused' }]);
    expect(fetch).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('lists remotes as they were asked for, whoever answers first', async () => {
    const late = Promise.withResolvers<void>();
    jest.mocked(fetch).mockImplementation(async (input) => {
      if (!String(input).startsWith(LIVE)) return answer(input);
      await late.promise;
      const found = await answer(String(input).replace(LIVE, FEED));
      const file = (await found.json()) as object;
      return { ok: true, json: async () => ('name' in file ? { ...file, name: 'live' } : file) } as Response;
    });
    const taken = visit(`/?mf-override=live@${LIVE},feed@${FEED}`);
    setTimeout(late.resolve);
    expect(Object.keys((await taken).remotes)).toEqual(['live', 'feed']);
  });

  it('goes on with the deployed remote when one that hangs has had its time', async () => {
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
      return ending.signal;
    });
    jest
      .mocked(fetch)
      .mockImplementation(
        (_input, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
          ),
      );
    const ended = jest.fn<void, [Overridden]>();
    void visit(`/?mf-override=feed@${FEED}`).then(ended);
    await jest.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ remotes: {}, reports: [{ name: 'feed', base: FEED, state: 'unreachable' }] });
    jest.useRealTimers();
  });

  it('leaves the deployed remote where nobody answers, or another remote does', async () => {
    const { remotes, reports } = await visit(`/?mf-override=live@${FEED},feed@http://localhost:4999`);
    expect(remotes).toEqual({});
    expect(reports.map(({ state }) => state)).toEqual(['unreachable', 'unreachable']);
  });
});
