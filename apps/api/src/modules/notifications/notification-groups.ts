import type { NotificationsTable } from '../../platform/database/talk-tables.ts';

type Kind = NotificationsTable['kind'];

/** The pages of notices without a thing of their own. */
const pages: Partial<Record<Kind, string>> = {
  follow: '/creator/followers',
  subscription: '/creator/studio',
  tip: '/creator/studio',
};

/** The path that a row of notices leads to: for several new works of one performer her profile. */
export const linkOfGroup = (
  { kind, link, count }: { kind: Kind; link: string | null; count: number },
  username: string | null | undefined,
): string | null => {
  if (kind === 'post' && count > 1 && username) return `/${username}`;
  return link ?? pages[kind] ?? null;
};
