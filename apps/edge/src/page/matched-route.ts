import { isRouteFor, routesAt, speaksContract, type RouteDescriptor, type VisitorKind } from '@barg/contract';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';

const EVERYTHING_BELOW = '/*';

const weightOfSegment = (segment: string): string => {
  if (segment === '*') return '0';
  return segment.startsWith(':') ? '1' : '2';
};

/** How specific a route pattern is: literal segments count more than parameters, so `/home` wins over `/:username`. */
const weightOf = (path: string): string => path.split('/').map(weightOfSegment).join('');

/** The parameters of a pathname by a pattern; null when it does not match. */
export function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const isOpen = pattern.endsWith(EVERYTHING_BELOW);
  const wanted = (isOpen ? pattern.slice(0, -EVERYTHING_BELOW.length) : pattern).split('/').filter(Boolean);
  const all = pathname.split('/').filter(Boolean);
  const given = isOpen ? all.slice(0, wanted.length) : all;
  const required = wanted.filter((segment) => !segment.endsWith('?')).length;
  if (given.length < required || given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of given.entries()) {
    const part = wanted[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1).replace(/\?$/, '')] = decoded(segment);
    // Case-insensitive, like the page's router.
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The remote and route of a URL. */
export interface MatchedRoute extends AnnouncedRemote {
  route: RouteDescriptor;
  /** Parameters of the route's path, decoded. */
  params: Record<string, string>;
}

/** The most specific deployed route that matches a URL. */
export function matchRoute(remotes: readonly AnnouncedRemote[], pathname: string): MatchedRoute | undefined {
  const known = remotes.flatMap((remote) =>
    remote.build.descriptor.routes.map((route) => ({ ...remote, route, path: route.path })),
  );
  const matching = routesAt(known, pathname).flatMap(({ path, ...found }): MatchedRoute[] => {
    const params = paramsOf(path, pathname);
    return params ? [{ ...found, params }] : [];
  });
  return matching.toSorted((a, b) => weightOf(b.route.path).localeCompare(weightOf(a.route.path)))[0];
}

/** Whether the shell will load it: not when it is paused, nor when its contract version is incompatible. */
export const willBeLoaded = ({ build, isPaused }: AnnouncedRemote): boolean =>
  !isPaused && speaksContract(build.descriptor.contract);

/** The match, unless the shell will not show the page to this visitor: then nothing is loaded for it. */
export const shownTo = (match: MatchedRoute | undefined, visitor: VisitorKind): MatchedRoute | undefined =>
  match && isRouteFor(match.route, visitor) ? match : undefined;
