/**
 * How a browser turns a password into what it sends when the setting HASH_PW_CLIENT is on, and how the server does the
 * same with a password that comes as it is: PBKDF2-HMAC-SHA-256 over the NFKC form of the password and the account's
 * salt, in base64url behind this prefix.
 */
export const PASSWORD_KEY = {
  iterations: 100_000,
  bytes: 32,
  saltBytes: 16,
  prefix: 'pbkdf2-sha256$100000$',
} as const;
