/**
 * First path segments that the server itself answers. The web tier adds those of the deployed remotes' routes, so that
 * no username hides a page.
 */
const serverSegments = [
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
  'operator',
  'page',
  'registry.json',
  'remotes',
  'robots.txt',
  'sitemap.xml',
  'socket.io',
  'static',
  'user',
  'users',
];

const reserved = new Set<string>(serverSegments);

/**
 * Reserves the first segment of each path (`/messages/:id` reserves `messages`); patterns such as `/:username` reserve
 * none.
 */
export const reserveRoutes = (paths: readonly string[]): void => {
  for (const path of paths) {
    const segment = path.split('/')[1];
    if (segment && !segment.startsWith(':')) reserved.add(segment.toLowerCase());
  }
};

export const isReservedUsername = (username: string): boolean => reserved.has(username.toLowerCase());
