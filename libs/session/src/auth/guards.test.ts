import { guardRedirect } from './guards.ts';

describe('guardRedirect', () => {
  it('lets everyone see an open page', () => {
    for (const visitor of ['guest', 'user', 'performer'] as const)
      expect(guardRedirect({}, visitor, '/live')).toBeNull();
  });

  it('sends a guest to log in and back when a page needs an account', () => {
    expect(guardRedirect({ auth: true }, 'guest', '/wallet')).toBe('/auth/login?returnUrl=%2Fwallet');
    expect(guardRedirect({ performerOnly: true }, 'guest', '/creator')).toBe('/auth/login?returnUrl=%2Fcreator');
  });

  it('leaves a guest on a page that allows no redirect, and a fan not on one for performers', () => {
    expect(guardRedirect({ auth: true, noRedirect: true }, 'guest', '/wallet')).toBeNull();
    expect(guardRedirect({ performerOnly: true, noRedirect: true }, 'guest', '/creator')).toBeNull();
    expect(guardRedirect({ performerOnly: true, noRedirect: true }, 'user', '/creator')).toBe('/home');
  });

  it('sends a user away from a page for performers', () => {
    expect(guardRedirect({ performerOnly: true }, 'user', '/creator')).toBe('/home');
  });

  it('lets those in for whom the page is', () => {
    expect(guardRedirect({ auth: true }, 'user', '/wallet')).toBeNull();
    expect(guardRedirect({ auth: true, performerOnly: true }, 'performer', '/creator')).toBeNull();
  });

  it('keeps everyone but operators out of the console', () => {
    const console = { operatorOnly: true };
    expect(guardRedirect(console, 'guest', '/operator/users')).toBe('/auth/login?returnUrl=%2Foperator%2Fusers');
    for (const visitor of ['user', 'performer'] as const)
      expect(guardRedirect(console, visitor, '/operator')).toBe('/home');
    expect(guardRedirect(console, 'operator', '/operator')).toBeNull();
  });
});
