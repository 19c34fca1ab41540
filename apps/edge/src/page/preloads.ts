import { urlOf } from '../remotes/registry.ts';
import { willBeLoaded, type MatchedRoute } from './matched-route.ts';
import type { PageParts } from './page.ts';

/**
 * Container and chunk of the page's remote: fetched while the shell itself still loads. Nothing of what the shell is
 * going to refuse.
 */
export function preloadsFor(match: MatchedRoute | undefined): PageParts['preloads'] {
  if (!match || !willBeLoaded(match)) return [];
  const { build, route } = match;
  const scripts = [build.entryFile, ...(build.exposeFiles[route.expose] ?? [])];
  return scripts.map((file) => ({
    href: urlOf(build, file),
    as: 'script' as const,
    integrity: build.integrity.get(file),
    isForeign: URL.canParse(build.base),
  }));
}
