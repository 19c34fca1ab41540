import { derivePassword } from './derive-password.ts';

// The key of `leaf-and-root` and sixteen bytes 0…15, as node:crypto's pbkdf2Sync gives it (what the server uses).
const salt = 'AAECAwQFBgcICQoLDA0ODw';
const key = 'pbkdf2-sha256$100000$K3IjD4I7_26yIL15eqWxLf66ds0tEenuHTFwmJLdAOw';

const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
const hideWebCrypto = () => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
afterEach(() => original && Object.defineProperty(globalThis, 'crypto', original));

describe('derivePassword', () => {
  it('gives what the server derives, by the browser and by script alike', async () => {
    await expect(derivePassword('leaf-and-root', salt)).resolves.toBe(key);
    hideWebCrypto();
    await expect(derivePassword('leaf-and-root', salt)).resolves.toBe(key);
  }, 30_000);

  it('does not depend on how a keyboard composes letters', async () => {
    const [composed, decomposed] = ['caf\u00e9-leaf', 'cafe\u0301-leaf'];
    await expect(derivePassword(composed, salt)).resolves.toBe(await derivePassword(decomposed, salt));
  });
});
