import { landingPath } from './landing.ts';

const user = { _id: '1', role: 'user', email: 'a@b.c', username: 'nilou' } as const;
const performer = { ...user, role: 'performer', username: 'mahsa.art' } as const;

describe('landingPath', () => {
  it('follows a returnUrl inside the site before anything else', () => {
    expect(landingPath(user, '/wallet')).toBe('/wallet');
    expect(landingPath(performer, '/wallet')).toBe('/wallet');
  });

  it('ignores a returnUrl that leads outside', () => {
    expect(landingPath(user, 'https://evil.example')).toBe('/home');
  });

  it('sends a complete user home, an incomplete one to the account', () => {
    expect(landingPath(user, null)).toBe('/home');
    expect(landingPath({ ...user, email: null }, null)).toBe('/user/account');
    expect(landingPath({ ...user, username: null }, null)).toBe('/user/account');
  });

  it('sends a complete performer to the own profile, an incomplete one to the studio account', () => {
    expect(landingPath(performer, null)).toBe('/mahsa.art');
    expect(landingPath({ ...performer, email: null }, null)).toBe('/creator/account');
    expect(landingPath({ ...performer, username: null }, null)).toBe('/creator/account');
  });

  it('sends the operator to the console', () => {
    expect(landingPath({ ...user, role: 'operator' }, null)).toBe('/operator');
  });
});
