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
 * A path of this site from a path or an address of the site's origin; empty stays empty.
 * @throws ForeignAddressError for anything that leads elsewhere, however it is written (`//`, `/\`, `javascript:`)
 */
export const toSitePath = (address: string, publicUrl: string): string => {
  if (address === '') return '';
  const { origin } = new URL(publicUrl);
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!url || url.origin !== origin || url.username || url.password) throw new ForeignAddressError();
  const path = url.pathname + url.search + url.hash;
  // A path that begins with two slashes would be a host for whoever follows it.
  if (/^[/\\]{2}/.test(path)) throw new ForeignAddressError();
  return path;
};
