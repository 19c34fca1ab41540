/**
 * How a browser derives the key that it sends instead of a password with the setting HASH_PW_CLIENT, and how the server
 * derives it from a plain password: PBKDF2-HMAC-SHA-256 over the NFKC form of the password and the account's salt, in
 * base64url after this prefix.
 */
export const PASSWORD_KEY = {
  iterations: 100_000,
  bytes: 32,
  saltBytes: 16,
  prefix: 'pbkdf2-sha256$100000$',
} as const;
