import { isAllowedOrigin, readOverrides } from './overrides.ts';

const localhost = ['http://localhost:*'];

describe('isAllowedOrigin', () => {
  it('takes all ports of a host, or one full origin', () => {
    expect(isAllowedOrigin('http://localhost:4301', localhost)).toBe(true);
    expect(isAllowedOrigin('https://preview.example/feed', ['https://preview.example'])).toBe(true);
  });

  it.each(['http://localhost.evil.example:4301', 'https://localhost:4301', 'javascript:alert(1)', 'nonsense'])(
    'refuses %s',
    (base) => expect(isAllowedOrigin(base, localhost)).toBe(false),
  );

  it('refuses everything where nothing is allowed', () => {
    expect(isAllowedOrigin('http://localhost:4301', [])).toBe(false);
  });
});

describe('readOverrides', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('reads several, and keeps them for the tab until they are ended', () => {
    const search = '?mf-override=feed@http://localhost:4301/,live@http://localhost:4305';
    const expected = [
      { name: 'feed', base: 'http://localhost:4301' },
      { name: 'live', base: 'http://localhost:4305' },
    ];
    expect(readOverrides(search, localhost)).toEqual(expected);
    expect(readOverrides('', localhost)).toEqual(expected);
    expect(readOverrides('?mf-override=', localhost)).toEqual([]);
    expect(readOverrides('', localhost)).toEqual([]);
  });

  it('ignores unknown remotes and other origins', () => {
    expect(readOverrides('?mf-override=nobody@http://localhost:1,feed@http://evil.example', localhost)).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });
});
