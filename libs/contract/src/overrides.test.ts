import { askedOverrides, isAllowedOrigin, sortOverrides, writeOverrides } from './overrides.ts';

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

describe('sortOverrides', () => {
  it('parts what is allowed from other origins, and from what no remote may be called', () => {
    const value =
      'feed@http://localhost:4301/,shell@http://localhost:1,live@http://evil.example,quiz-night@http://localhost:4306';
    const { allowed, refused } = sortOverrides(value, localhost);
    expect(writeOverrides(allowed)).toBe('feed@http://localhost:4301,quiz-night@http://localhost:4306');
    expect(refused.map(({ name }) => name)).toEqual(['shell', 'live']);
  });

  it('finds nothing in nothing', () => {
    expect(sortOverrides('', localhost)).toEqual({ allowed: [], refused: [] });
  });
});

describe('askedOverrides', () => {
  it('tells an address that ends overrides from one that does not speak of them', () => {
    expect(askedOverrides('?mf-override=')).toBe('');
    expect(askedOverrides('?tab=1')).toBeNull();
  });
});
