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

/** The path that matches every address without a page: the not-found page is the shell's. */
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

/** Whether a shape that ends with everything below it, as `/operator/*`, holds another. */
const holds = (shape: string, other: string): boolean => {
  if (!shape.endsWith(EVERYTHING)) return false;
  const root = shape.slice(0, -EVERYTHING.length);
  return other === root || other.startsWith(`${root}/`);
};

/**
 * Gives every address and every intent to the first remote that names it. The shell's are taken from the beginning:
 * its intents, and all addresses that begin with one of its segments.
 */
export function createClaims() {
  const owners = new Map<string, Collision['owner']>(SHELL_INTENTS.map((intent) => [intent, 'shell']));
  const collisions: Collision[] = [];
  /** Somebody else who has what stands under a key, or holds it, or a part of it. */
  const otherOwnerOf = (key: string, remote: RemoteName): Collision['owner'] | undefined => {
    if (isShells(key)) return 'shell';
    const isTheirs = ([other, owner]: [string, Collision['owner']]): boolean =>
      owner !== remote && (other === key || holds(other, key) || holds(key, other));
    return [...owners].find(isTheirs)?.[1];
  };

  const claim = (remote: RemoteName, part: Collision['part'], name: string, keys: string[]): boolean => {
    const owner = keys.map((key) => otherOwnerOf(key, remote)).find((known) => known !== undefined);
    if (owner !== undefined) collisions.push({ remote, part, name, owner });
    else keys.forEach((key) => owners.set(key, remote));
    return owner === undefined;
  };

  return {
    /** What was claimed and not given. */
    collisions,
    /** The descriptor with what is given to its remote. */
    take: <D extends Claims>(descriptor: D): D => ({
      ...descriptor,
      routes: descriptor.routes.filter(({ path }) => claim(descriptor.name, 'route', path, shapesOf(path))),
      intents: descriptor.intents.filter(({ intent }) => claim(descriptor.name, 'intent', intent, [intent])),
    }),
  };
}

/** What of these remotes is the shell's, or that of a remote which stands before it in the list. */
export function findCollisions(remotes: readonly Claims[]): readonly Collision[] {
  const { take, collisions } = createClaims();
  remotes.forEach(take);
  return collisions;
}
