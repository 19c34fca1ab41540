import type { LinkPreview } from '@barg/contract';
import type { PreviewRow } from './link-previews.repository.ts';

/** In punycode a name shows when it imitates another. */
const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

export const presentPreview = (row: PreviewRow): LinkPreview => ({
  address: row.address,
  host: hostOf(row.address),
  status: row.status,
  title: row.title,
  description: row.description,
  siteName: row.site_name,
  pictureUrl: row.has_picture ? `/api/media/link-previews/${row.id}` : null,
});
