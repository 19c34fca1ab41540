import { ERROR_NAME, type Registry, type RemoteName, type ReportedApp } from '@barg/contract';

/** Frames that tell two errors apart; deeper ones differ with the way that led there. */
const FRAMES = 3;
const FRAME = /([^/\s()]+\.js(?:\?[^:\s]*)?:\d+:\d+)/g;

/** FNV-1a, 32 bits: short, and nobody's secret. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** An error without its words, which may be a visitor's: the name of its class, and where it was thrown, as a hash. */
export function factsOf(error: unknown): { name: string; fingerprint: string } {
  const given = error instanceof Error ? error.name : '';
  const name = ERROR_NAME.test(given) ? given : 'Error';
  const frames = (stackOf(error).match(FRAME) ?? []).slice(0, FRAMES);
  return { name, fingerprint: hash([name, ...frames].join(' ')) };
}

const baseOf = (manifest: string): string => new URL('.', new URL(manifest, location.href)).href;

/**
 * Whose error it is, by the addresses of the scripts in its stack: a remote's, where one of its own is among them;
 * else the shell's. Null for what runs in the page without belonging to it, as browser extensions do.
 */
export function ownerFinder({ remotes }: Registry): (error: unknown, script?: string) => ReportedApp | null {
  const bases = Object.values(remotes).map(({ manifest, descriptor }) => [baseOf(manifest), descriptor.name] as const);
  return (error, script = '') => {
    const trace = `${script}\n${stackOf(error)}`;
    const found = bases
      .map(([base, name]): [number, RemoteName] => [trace.indexOf(base), name])
      .filter(([at]) => at >= 0)
      .toSorted(([a], [b]) => a - b);
    return found[0]?.[1] ?? (trace.includes(`${location.origin}/`) ? 'shell' : null);
  };
}
