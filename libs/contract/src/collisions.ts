import type { RemoteDescriptor, RemoteName } from './descriptor.ts';
import { isShellAddress, SHELL_INTENTS } from './shell-segments.ts';

/** A path or intent of a remote that another remote or the shell has already. */
export interface Collision {
  /** The remote that does not get it. */
  remote: RemoteName;
  part: 'route' | 'intent';
  /** The path or intent, as in its descriptor. */
  name: string;
  owner: RemoteName | 'shell';
}

type Claims = Pick<RemoteDescriptor, 'name' | 'routes' | 'intents'>;

/** The path that matches everything: the not-found page is the shell's. */
const EVERYTHING = '/*';

/**
 * The shapes of a path, without parameter names: routers ignore those and capitals. `/wallet/:section?` is `/wallet`
 * and `/wallet/:`.
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

/** Whether a shape with a wildcard at the end, as `/operator/*`, includes another. */
const holds = (shape: string, other: string): boolean => {
  if (!shape.endsWith(EVERYTHING)) return false;
  const root = shape.slice(0, -EVERYTHING.length);
  return other === root || other.startsWith(`${root}/`);
};

/**
 * Gives every path and intent to the first remote that declares it. The shell's are taken from the beginning: its
 * intents, and all paths that begin with one of its segments.
 */
export function createClaims() {
  const owners = new Map<string, Collision['owner']>(SHELL_INTENTS.map((intent) => [intent, 'shell']));
  const collisions: Collision[] = [];
  /** Another owner of a key, or of one that includes it or is included in it. */
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
    /** What was declared and not given. */
    collisions,
    /** The descriptor with what its remote gets. */
    take: <D extends Claims>(descriptor: D): D => ({
      ...descriptor,
      routes: descriptor.routes.filter(({ path }) => claim(descriptor.name, 'route', path, shapesOf(path))),
      intents: descriptor.intents.filter(({ intent }) => claim(descriptor.name, 'intent', intent, [intent])),
    }),
  };
}

const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

/**
 * Whether a shape names what stands for a parameter of another: `/wallet/cards` is an address of `/wallet/:`. The first
 * segment is left out: an address whose first segment is somebody's is nobody's `/:username`, see `routesAt`.
 */
function isUnder(shape: string, other: string): boolean {
  const [own, theirs] = [shape, other].map((one) => one.split('/').slice(1)) as [string[], string[]];
  if (own.length !== theirs.length || own[0] !== theirs[0]) return false;
  const meets = own.every((segment, at) => segment === theirs[at] || isParameter(segment) || isParameter(theirs[at]));
  const first = own.findIndex((segment, at) => segment !== theirs[at]);
  return meets && first > 0 && isParameter(theirs[first]);
}

/** Routes that take single addresses from a route with parameters of another remote, which does not yield them. */
function findUnderParameters(own: Claims, others: readonly Claims[]): Collision[] {
  const guarded = others.flatMap(({ name, routes }) =>
    routes.filter((route) => !route.yields).flatMap(({ path }) => shapesOf(path).map((shape) => ({ name, shape }))),
  );
  return own.routes.flatMap(({ path }) => {
    const owner = guarded.find(({ shape }) => shapesOf(path).some((mine) => isUnder(mine, shape)));
    return owner ? [{ remote: own.name, part: 'route' as const, name: path, owner: owner.name }] : [];
  });
}

/**
 * What keeps a remote from being published beside others: paths and intents that they or the shell have, and paths that
 * would take addresses out of a parameter of theirs. Pages that are published already keep what they have.
 */
export function findCollisionsOf(own: Claims, live: readonly Claims[]): readonly Collision[] {
  const others = live.filter(({ name }) => name !== own.name);
  const taken = findCollisions([...others, own]).filter(({ remote }) => remote === own.name);
  const under = findUnderParameters(own, others).filter(({ name }) => taken.every((one) => one.name !== name));
  return [...taken, ...under];
}

/** The collisions of these remotes with the shell, or with a remote earlier in the list. */
export function findCollisions(remotes: readonly Claims[]): readonly Collision[] {
  const { take, collisions } = createClaims();
  remotes.forEach(take);
  return collisions;
}
