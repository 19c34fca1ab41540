import type { RemoteDescriptor, RemoteName } from './descriptor.ts';
import { isShellAddress, SHELL_INTENTS } from './shell-segments.ts';

/** What of a remote cannot be told from what another has already, or the shell. */
export interface Collision {
  /** Whose it is. The other one keeps it. */
  remote: RemoteName;
  part: 'route' | 'intent';
  /** The path or the intent, as its descriptor says it. */
  name: string;
  owner: RemoteName | 'shell';
}

type Claims = Pick<RemoteDescriptor, 'name' | 'routes' | 'intents'>;

/** What no path of another shape is: what stands in the place of everything that nobody answers is the shell's. */
const EVERYTHING = '/*';

/**
 * The addresses that a path stands for, without the names of its parameters: routers tell neither those nor capitals
 * apart. `/wallet/:section?` is `/wallet` and `/wallet/:`.
 */
const shapesOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .reduce(
      (shapes, segment) => {
        const longer = shapes.map((shape) => `${shape}/${segment.replace(/^:[\w-]+/, ':').replace(/\?$/, '')}`);
        return segment.endsWith('?') ? [...shapes, ...longer] : longer;
      },
      [''],
    );

const isShells = (shape: string): boolean => shape === EVERYTHING || isShellAddress(shape);

/**
 * What of these remotes is somebody else's: of the shell, whose first segments no remote has, or of a remote that
 * stands before it in the list.
 */
export function findCollisions(remotes: readonly Claims[]): Collision[] {
  const owners = new Map<string, Collision['owner']>(SHELL_INTENTS.map((intent) => [intent, 'shell']));
  const ownerOf = (key: string): Collision['owner'] | undefined => (isShells(key) ? 'shell' : owners.get(key));
  const claim = (remote: RemoteName, part: Collision['part'], name: string, keys: string[]): Collision[] => {
    const owner = keys.map(ownerOf).find((known) => known !== undefined && known !== remote);
    if (owner !== undefined) return [{ remote, part, name, owner }];
    keys.forEach((key) => owners.set(key, remote));
    return [];
  };
  return remotes.flatMap(({ name, routes, intents }) => [
    ...routes.flatMap(({ path }) => claim(name, 'route', path, shapesOf(path))),
    ...intents.flatMap(({ intent }) => claim(name, 'intent', intent, [intent])),
  ]);
}
