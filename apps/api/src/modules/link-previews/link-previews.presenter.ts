import type { LinkPreview } from '@barg/contract';
import type { PreviewRow } from './link-previews.repository.ts';

/** In punycode a name shows when it imitates another. */
const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** With a version, as browsers keep it for long: a page that is asked again may show another picture. */
const pictureOf = ({ id, expires_at }: PreviewRow): string =>
  `/api/media/link-previews/${id}?v=${expires_at?.getTime() ?? 0}`;

export const presentPreview = (row: PreviewRow): LinkPreview => ({
  address: row.address,
  host: hostOf(row.address),
  status: row.status,
  title: row.title,
  description: row.description,
  siteName: row.site_name,
  pictureUrl: row.has_picture ? pictureOf(row) : null,
});
