import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import { linkTo } from '../../viewing/items.ts';

/** The path of the page that shows reported content; null for content without a page of its own. */
export const linkToTarget = (type: ReportTargetType, id: string, username: string | null): string | null => {
  if (type === 'feed' || type === 'gallery' || type === 'video' || type === 'product') return linkTo({ type, id });
  if (type === 'performer') return `/${username ?? id}`;
  if (type === 'user') return `/users/view/${id}`;
  if (type === 'stream') return `/live/${id}`;
  return null;
};
