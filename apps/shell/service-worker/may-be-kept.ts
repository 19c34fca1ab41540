/** Only what the server itself calls immutable and public; `private` and `no-store` are taken at their word. */
export const mayBeKept = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean => {
  const caching = headers.get('cache-control') ?? '';
  return status === 200 && /\bimmutable\b/.test(caching) && !/\b(?:private|no-store)\b/.test(caching);
};
