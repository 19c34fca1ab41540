import { PASSWORD_KEY } from '@barg/contract';

const { iterations, bytes, prefix } = PASSWORD_KEY;

const toBase64Url = (data: Uint8Array): string =>
  btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

async function deriveByBrowser(password: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const material = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, bytes * 8));
}

/** A page on plain HTTP has no WebCrypto; in JavaScript it takes about a second. */
async function deriveByScript(password: Uint8Array, salt: Uint8Array): Promise<Uint8Array> {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2'),
    import('@noble/hashes/sha2'),
  ]);
  return pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: bytes });
}

/** The key that is sent instead of a password, see PASSWORD_KEY. `salt` is base64url, from the server. */
export async function derivePassword(password: string, salt: string): Promise<string> {
  const [words, saltBytes] = [new TextEncoder().encode(password.normalize('NFKC')), fromBase64Url(salt)];
  const hasWebCrypto = typeof crypto.subtle?.deriveBits === 'function';
  const key = await (hasWebCrypto ? deriveByBrowser(words, saltBytes) : deriveByScript(words, saltBytes));
  return prefix + toBase64Url(key);
}
