import type { RouteDescriptor } from '@barg/contract';
import { urlOf } from '../remotes/registry.ts';
import type { AnnouncedRemote } from '../remotes/released-remotes.ts';
import type { PageParts } from './page.ts';

/** How specific a route pattern is: literal segments before parameters, so `/home` wins over `/:username`. */
const weightOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '2'))
    .join('');

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const required = wanted.filter((segment) => !segment.endsWith('?')).length;
  if (given.length < required || given.length > wanted.length) return false;
  return given.every((segment, index) => wanted[index]?.startsWith(':') || wanted[index] === segment);
}

/** The build and route that a path leads to. */
function routeFor(remotes: readonly AnnouncedRemote[], pathname: string) {
  const candidates = remotes.flatMap((remote) => remote.build.descriptor.routes.map((route) => ({ ...remote, route })));
  const matching = candidates.filter(({ route }: { route: RouteDescriptor }) => matches(route.path, pathname));
  return matching.toSorted((a, b) => weightOf(b.route.path).localeCompare(weightOf(a.route.path)))[0];
}

/** Container and chunk of the page's remote: fetched while the shell itself still loads. */
export function preloadsFor(remotes: readonly AnnouncedRemote[], pathname: string): PageParts['preloads'] {
  const match = routeFor(remotes, pathname);
  if (!match || match.isPaused) return [];
  const { build, route } = match;
  const scripts = [build.entryFile, ...(build.exposeFiles[route.expose] ?? [])];
  return scripts.map((file) => ({
    href: urlOf(build, file),
    as: 'script' as const,
    integrity: build.integrity.get(file),
    isForeign: URL.canParse(build.base),
  }));
}
