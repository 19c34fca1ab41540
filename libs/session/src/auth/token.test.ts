import { forgetToken, readToken, storeToken } from './token.ts';

const writtenCookies = (act: () => void): string[] => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  act();
  spy.mockRestore();
  return written;
};

describe('token', () => {
  afterEach(forgetToken);

  it('is read back as it was stored, and gone when forgotten', () => {
    expect(readToken()).toBeNull();
    storeToken('a+b/c=', { remember: true });
    expect(readToken()).toBe('a+b/c=');
    forgetToken();
    expect(readToken()).toBeNull();
  });

  it('lasts 365 days when remembered and one day otherwise, for this site only', () => {
    const [remembered, forgotten] = writtenCookies(() => {
      storeToken('t', { remember: true });
      storeToken('t', { remember: false });
    });
    expect(remembered).toBe('token=t; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(forgotten).toBe('token=t; Path=/; Max-Age=86400; SameSite=Lax');
  });
});
