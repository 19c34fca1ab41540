import { defineError } from '../../errors/app-error.ts';

export class ForeignAddressError extends defineError({
  code: 'social.foreign_address',
  status: 422,
  field: 'callbackUrl',
  messages: {
    'fa-IR': 'این نشانی بیرون از سایت است.',
    'en-US': 'This address is outside the site.',
    'ar-EG': 'هذا العنوان خارج الموقع.',
  },
}) {}

/**
 * A path of this site from a path or a URL of the site's origin; empty stays empty.
 * @throws ForeignAddressError for all other URLs, in any spelling (`//`, `/\`, `javascript:`)
 */
export const toSitePath = (address: string, publicUrl: string): string => {
  if (address === '') return '';
  const { origin } = new URL(publicUrl);
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!url || url.origin !== origin || url.username || url.password) throw new ForeignAddressError();
  const path = url.pathname + url.search + url.hash;
  // A browser reads a path with two leading slashes as a host.
  if (/^[/\\]{2}/.test(path)) throw new ForeignAddressError();
  return path;
};
