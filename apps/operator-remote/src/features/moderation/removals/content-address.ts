import type { RemoveContentBody } from '@barg/api-client/models';
import { REPORT_TYPES } from '../reports/report-kinds.ts';

export type Target = Pick<RemoveContentBody, 'type' | '_id'>;

const FOLDERS: Readonly<Record<string, Target['type']>> = {
  posts: 'feed',
  galleries: 'gallery',
  videos: 'video',
  products: 'product',
  live: 'stream',
};

const ADDRESS =
  /(?:^|\/)(posts|galleries|videos|products|live)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;

/** The item of a URL of this site; null for other text. */
export const readContentAddress = (address: string): Target | null => {
  const [, folder = '', id = ''] = ADDRESS.exec(address.trim()) ?? [];
  const type = FOLDERS[folder.toLowerCase()];
  return type ? { type, _id: id.toLowerCase() } : null;
};

/** An item as pages name it in the console's address, `comment:<id>`; null for other text. */
export const readNamedContent = (named: string): Target | null => {
  const [, kind, id = ''] = /^([a-z]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(named) ?? [];
  const type = REPORT_TYPES.find((it) => it === kind);
  return type ? { type, _id: id } : null;
};
