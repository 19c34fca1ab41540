import { loginPath, safeReturnUrl, wayBackOf, wholePath } from './return-url.ts';

describe('safeReturnUrl', () => {
  it.each(['/home', '/messages/1?tab=a#b', '/mahsa.art'])('follows %s inside the site', (value) => {
    expect(safeReturnUrl(value)).toBe(value);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    'http:/evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\r\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    ' //evil.example',
    '%2F%2Fevil.example',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'home',
    '',
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(safeReturnUrl(value)).toBeNull();
  });

  it.each(['/%2F/evil.example', '/%5Cevil.example', '/%09/evil.example', '/@evil.example'])(
    'keeps %s on this site: what is encoded stays a path',
    (value) => {
      const followed = new URL(safeReturnUrl(value) ?? '', 'https://barg.example/auth/login');
      expect(followed.origin).toBe('https://barg.example');
    },
  );

  it('refuses to lead back to a way in', () => {
    expect(safeReturnUrl('/auth/login?returnUrl=/home')).toBeNull();
    expect(safeReturnUrl('/x/../auth/login')).toBeNull();
  });
});

describe('the way back of a way in', () => {
  it.each([
    ['?returnUrl=%2Fwallet%23cards', '', '/wallet#cards'],
    ['?returnUrl=%2Fwallet', '#cards', '/wallet#cards'],
    ['?returnUrl=%2Fwallet%23cards', '#other', '/wallet#cards'],
    ['?returnUrl=%2Fwallet', '', '/wallet'],
    ['', '#cards', null],
    ['?returnUrl=%2F%2Fevil.example', '#cards', null],
    ['?returnUrl=%2Fauth%2Ftoken', '#code=secret', null],
  ])('of %j with the fragment %j is %j', (search, hash, way) => {
    expect(wayBackOf({ search, hash })).toBe(way);
  });
});

describe('loginPath', () => {
  it('remembers the place on the page too', () => {
    const path = loginPath(wholePath({ pathname: '/mahsa.art', search: '?tab=posts', hash: '#p1' }));
    expect(path).toBe('/auth/login?returnUrl=%2Fmahsa.art%3Ftab%3Dposts%23p1');
  });

  it('remembers where the visitor was', () => {
    expect(loginPath('/wallet?tab=history')).toBe('/auth/login?returnUrl=%2Fwallet%3Ftab%3Dhistory');
  });

  it('is bare when there is nothing to return to', () => {
    expect(loginPath('/')).toBe('/auth/login');
    expect(loginPath('//evil.example')).toBe('/auth/login');
  });
});
