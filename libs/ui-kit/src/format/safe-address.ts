const SITE_PATH = /^\/(?![/\\])/;

/**
 * A URL that a page may link to: http(s), mailto, or a path of this site; null for others, whose text is shown without
 * a link.
 */
export function safeAddress(href: string | undefined): { kind: 'inside' | 'outside'; href: string } | null {
  if (!href) return null;
  if (SITE_PATH.test(href)) return { kind: 'inside', href };
  if (!URL.canParse(href)) return null;
  const { protocol } = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? { kind: 'outside', href } : null;
}
