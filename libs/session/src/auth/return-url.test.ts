import { loginPath, safeReturnUrl } from './return-url.ts';

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
    'home',
    '',
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(safeReturnUrl(value)).toBeNull();
  });

  it('refuses to lead back to a way in', () => {
    expect(safeReturnUrl('/auth/login?returnUrl=/home')).toBeNull();
  });
});

describe('loginPath', () => {
  it('remembers where the visitor was', () => {
    expect(loginPath('/wallet?tab=history')).toBe('/auth/login?returnUrl=%2Fwallet%3Ftab%3Dhistory');
  });

  it('is bare when there is nothing to return to', () => {
    expect(loginPath('/')).toBe('/auth/login');
    expect(loginPath('//evil.example')).toBe('/auth/login');
  });
});
