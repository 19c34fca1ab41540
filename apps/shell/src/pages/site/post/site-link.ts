const SITE_PATH = /^\/(?![/\\])/;

/**
 * An address that a page of the site's own words may lead to: http(s), a mailbox, or a path of this site; null for
 * everything else, whose words stay and lead nowhere.
 */
export function safeAddress(href: string | undefined): { kind: 'inside' | 'outside'; href: string } | null {
  if (!href) return null;
  if (SITE_PATH.test(href)) return { kind: 'inside', href };
  if (!URL.canParse(href)) return null;
  const { protocol } = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? { kind: 'outside', href } : null;
}
