import { urlOf } from '../remotes/registry.ts';
import { willBeLoaded, type MatchedRoute } from './matched-route.ts';
import type { Preload } from './page.ts';
import type { ShellPage } from '../shell/shell-page.ts';

/** Files of the shell's build. */
export const shellPreloads = (files: readonly string[], as: Preload['as']): Preload[] =>
  files.map((file) => ({ href: `/${file}`, as }));

/**
 * Preloads of container and chunk of the page's remote, and of the shell's lazy libraries that the chunk needs. None
 * for a page that the shell will refuse.
 */
export function preloadsFor(match: MatchedRoute | undefined, { sharedScripts }: ShellPage): Preload[] {
  if (!match || !willBeLoaded(match)) return [];
  const { build, route } = match;
  const scripts = [build.entryFile, ...(build.exposeFiles[route.expose] ?? [])];
  const own = scripts.map((file) => ({
    href: urlOf(build, file),
    as: 'script' as const,
    integrity: build.integrity.get(file),
    isForeign: URL.canParse(build.base),
  }));
  const lent = new Set((build.lazyShared[route.expose] ?? []).flatMap((request) => sharedScripts[request] ?? []));
  return [...own, ...shellPreloads([...lent], 'script')];
}
