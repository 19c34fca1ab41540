import type { Queryable } from '../../platform/unit-of-work.ts';
import { looksOfficial } from './official-names.ts';

/** First path segments that the server itself answers, so that no username hides a page. */
const serverSegments = new Set([
  'api',
  'assets',
  'auth',
  'admin',
  'barg',
  'contact',
  'deployments',
  'favicon.ico',
  'offline',
  'service-worker.js',
  'health',
  'leaf.jpg',
  'manifest.webmanifest',
  'media',
  'metrics',
  'operator',
  'packages',
  'page',
  'registry.json',
  'remotes',
  'robots.txt',
  'sitemap.xml',
  'socket.io',
  'static',
  'user',
  'users',
]);

/** The first segment of each path (`/messages/:id` has `messages`); patterns such as `/:username` have none. */
export const segmentsOf = (paths: readonly string[]): string[] => {
  const segments = paths.map((path) => path.split('/')[1]?.toLowerCase() ?? '');
  return [...new Set(segments)].filter((segment) => segment !== '' && !segment.startsWith(':'));
};

/** Reserves the first segments of the deployed remotes' routes, for all processes. They stay reserved. */
export const reserveRoutes = async (db: Queryable, paths: readonly string[]): Promise<void> => {
  const names = segmentsOf(paths);
  if (names.length === 0) return;
  await db
    .insertInto('reserved_usernames')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether the name is of the server itself, whatever is deployed. */
export const isServerName = (name: string): boolean => serverSegments.has(name.toLowerCase());

/** Whether a username is kept from members: it would hide a page, or pass for the site itself. */
export const isReservedUsername = async (db: Queryable, username: string): Promise<boolean> =>
  looksOfficial(username) || (await hidesPage(db, username));

/** Whether a username would hide a page: of the server, or of a remote that is or was deployed. */
export const hidesPage = async (db: Queryable, username: string): Promise<boolean> => {
  if (isServerName(username)) return true;
  const found = await db
    .selectFrom('reserved_usernames')
    .select('name')
    .where('name', '=', username.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
};
