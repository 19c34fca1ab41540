import { readStoredCulture, resolveCulture, storeCulture } from './culture.ts';

const nothing = { query: null, stored: null, account: null };

describe('resolveCulture', () => {
  it('takes query, then route, then the stored choice, then the account', () => {
    const all = { query: 'ar-EG', route: 'en-US', stored: 'he-IL', account: 'ur-PK' };
    expect(resolveCulture(all)).toBe('ar-EG');
    expect(resolveCulture({ ...all, query: null })).toBe('en-US');
    expect(resolveCulture({ ...all, query: null, route: null })).toBe('he-IL');
    expect(resolveCulture({ ...nothing, account: 'ur-PK' })).toBe('ur-PK');
  });

  it('is fa-IR when nobody says anything', () => {
    expect(resolveCulture(nothing)).toBe('fa-IR');
  });

  it('passes over what is not supported', () => {
    expect(resolveCulture({ ...nothing, query: 'xx-XX', stored: 'en-US' })).toBe('en-US');
  });

  it('takes any supported culture, also one that borrows its messages', () => {
    expect(resolveCulture({ ...nothing, query: 'ar-DZ' })).toBe('ar-DZ');
  });
});

describe('storeCulture', () => {
  it('remembers the choice in local storage, session storage and a cookie', () => {
    storeCulture('ar-EG');
    expect(localStorage.getItem('i18nextLng')).toBe('ar-EG');
    expect(sessionStorage.getItem('i18nextLng')).toBe('ar-EG');
    expect(document.cookie).toContain('i18nextLng=ar-EG');
    localStorage.clear();
    expect(readStoredCulture()).toBe('ar-EG');
  });
});
