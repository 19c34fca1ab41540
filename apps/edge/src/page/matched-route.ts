import { isShellAddress, speaksContract, type RouteDescriptor } from '@barg/contract';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';

/** How specific a route pattern is: literal segments before parameters, so `/home` wins over `/:username`. */
const weightOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '2'))
    .join('');

/** What the address says for each parameter of a pattern; null where the pattern is not that of the address. */
function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const required = wanted.filter((segment) => !segment.endsWith('?')).length;
  if (given.length < required || given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of given.entries()) {
    const part = wanted[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1).replace(/\?$/, '')] = decoded(segment);
    else if (part !== segment) return null;
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

/** The remote and the route that an address leads to. */
export interface MatchedRoute extends AnnouncedRemote {
  route: RouteDescriptor;
  /** Parameters of the route's path, decoded. */
  params: Record<string, string>;
}

/** Of all deployed routes the most specific one that an address fits; none for the shell's own pages, whoever claims them. */
export function matchRoute(remotes: readonly AnnouncedRemote[], pathname: string): MatchedRoute | undefined {
  if (isShellAddress(pathname)) return undefined;
  const matching = remotes.flatMap((remote) =>
    remote.build.descriptor.routes.flatMap((route): MatchedRoute[] => {
      const params = paramsOf(route.path, pathname);
      return params ? [{ ...remote, route, params }] : [];
    }),
  );
  return matching.toSorted((a, b) => weightOf(b.route.path).localeCompare(weightOf(a.route.path)))[0];
}

/** Whether the shell is going to load it: not what its team has taken out, nor what speaks another contract. */
export const willBeLoaded = ({ build, isPaused }: AnnouncedRemote): boolean =>
  !isPaused && speaksContract(build.descriptor.contract);
