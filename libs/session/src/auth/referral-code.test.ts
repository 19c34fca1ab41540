import { keepReferralCode, readReferralCode } from './referral-code.ts';

const openAt = (path: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: `http://localhost${path}` }],
  });
};

beforeEach(() => sessionStorage.clear());

describe('the referral code of a visit', () => {
  it('is that of the address the page was opened with, also after navigating', () => {
    openAt('/home?ref=ABCD2345');
    history.pushState(null, '', '/auth/register');
    expect(readReferralCode()).toBe('ABCD2345');
  });

  it('survives a reload without it', () => {
    openAt('/home?ref=ABCD2345');
    keepReferralCode();
    openAt('/auth/register');
    expect(readReferralCode()).toBe('ABCD2345');
  });

  it('is nothing for who came by themselves, and never longer than the server takes', () => {
    openAt('/home');
    keepReferralCode();
    expect(readReferralCode()).toBeUndefined();
    openAt(`/home?ref=${'A'.repeat(90)}`);
    expect(readReferralCode()).toHaveLength(40);
  });
});
