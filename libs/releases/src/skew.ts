import type { Place, Shape, Surface } from './surface.ts';

/** The differences between a build and the libraries that it gets. */
export interface Skew {
  /** Differences that fail, or are refused, at run time. */
  breaks: string[];
  /** Different types whose effect is unknown. */
  notes: string[];
}

const NO_SKEW: Skew = { breaks: [], notes: [] };
const broken = (sentence: string): Skew => ({ breaks: [sentence], notes: [] });
const noted = (sentence: string): Skew => ({ breaks: [], notes: [sentence] });
const all = (skews: readonly Skew[]): Skew => ({
  breaks: [...new Set(skews.flatMap(({ breaks }) => breaks))],
  notes: [...new Set(skews.flatMap(({ notes }) => notes))],
});
const isSound = ({ breaks, notes }: Skew): boolean => breaks.length === 0 && notes.length === 0;

const same = (one: Shape, other: Shape): boolean => JSON.stringify(one) === JSON.stringify(other);
const branchesOf = (shape: Shape): Shape[] => (typeof shape === 'object' && 'union' in shape ? shape.union : [shape]);

/** Printed types that are complete by themselves: keywords and literals. */
const KEYWORD = /^(?:string|number|boolean|true|false|null|undefined|void|bigint|symbol|-?\d+(?:\.\d+)?|"[^"]*")$/;
const isPlain = (shape: Shape): shape is string => typeof shape === 'string' && KEYWORD.test(shape);
const baseOf = (text: string): string => {
  if (text.startsWith('"')) return 'string';
  if (/^-?\d/.test(text)) return 'number';
  return text === 'true' || text === 'false' ? 'boolean' : text;
};

const nameOf = (shape: Shape): string => {
  if (typeof shape === 'string') return shape;
  if ('union' in shape) return shape.union.map(nameOf).join(' or ');
  if ('list' in shape) return `a list of ${nameOf(shape.list)}`;
  return 'parameters' in shape ? 'a function' : 'an object';
};

/** Compares the given type with the one that the user of a value expects, at one place. */
function compare(given: Shape, expected: Shape, place: string): Skew {
  if (same(given, expected) || ['any', 'unknown', 'void'].includes(expected as string) || given === 'any')
    return NO_SKEW;
  const [offers, wishes] = [branchesOf(given), branchesOf(expected)];
  if (offers.length > 1 || wishes.length > 1) {
    return all(
      offers.map((offer) => {
        if (wishes.some((wish) => isSound(compare(offer, wish, place)))) return NO_SKEW;
        const sentence = `${place} may be ${nameOf(offer)}`;
        return isPlain(offer) && wishes.every(isPlain) ? broken(sentence) : noted(sentence);
      }),
    );
  }
  if (isPlain(given) && isPlain(expected)) {
    if (baseOf(given) === expected) return NO_SKEW;
    const sentence = `${place} is ${given}, not ${expected}`;
    // Another value of a constant (size, colour) is the library's own business.
    return baseOf(given) === baseOf(expected) && given !== baseOf(given) ? noted(sentence) : broken(sentence);
  }
  if (typeof given === 'string' || typeof expected === 'string') {
    const isSure = isPlain(given) || isPlain(expected);
    const sentence = `${place} is ${nameOf(given)}, not ${nameOf(expected)}`;
    return isSure && typeof given !== typeof expected ? broken(sentence) : noted(sentence);
  }
  if ('list' in given && 'list' in expected) return compare(given.list, expected.list, `${place}[]`);
  if ('parameters' in given && 'parameters' in expected) {
    const taken = given.parameters.map((wish, at) => {
      const offer = expected.parameters[at];
      const name = `${place}(${at + 1})`;
      if (!offer) return wish.isOptional ? NO_SKEW : broken(`${name} is one more that it needs`);
      return compareTaken(wish, offer, name);
    });
    return all([...taken, compare(given.returns, expected.returns, `${place}()`)]);
  }
  if ('properties' in given && 'properties' in expected) return compareProperties(given, expected, place);
  return broken(`${place} is ${nameOf(given)}, not ${nameOf(expected)}`);
}

type WithProperties = { properties: Record<string, Place> };

function compareProperties(given: WithProperties, expected: WithProperties, place: string): Skew {
  return all(
    Object.entries(expected.properties).map(([name, wish]) => {
      const [offer, path] = [given.properties[name], `${place}.${name}`];
      if (!offer) return wish.isOptional ? NO_SKEW : broken(`${path} is missing`);
      if (offer.isOptional && !wish.isOptional) return broken(`${path} may be missing`);
      return compare(offer.type, wish.type, path);
    }),
  );
}

/** What a remote passes (arguments, props) must fit the present type; what is no longer taken is noted. */
function compareTaken(wish: Place, offer: Place, place: string): Skew {
  const [taken, handed] = [wish.type, offer.type];
  const areObjects =
    typeof taken === 'object' && 'properties' in taken && typeof handed === 'object' && 'properties' in handed;
  const ignored = areObjects ? Object.keys(handed.properties).filter((name) => !(name in taken.properties)) : [];
  const isNeeded = offer.isOptional && !wish.isOptional;
  return all([
    compare(handed, taken, place),
    ...(isNeeded ? [broken(`${place} is needed now`)] : []),
    ...ignored.map((name) => noted(`${place}.${name} is no longer taken`)),
  ]);
}

/** Like `^1.2.0`: the same major version, and at least the minor one. */
function isVersionEnough(lent: string, used: string): boolean {
  const [[major = 0, minor = 0], [wantedMajor = 0, wantedMinor = 0]] = [lent, used].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return major === wantedMajor && (major === 0 ? minor === wantedMinor : minor >= wantedMinor);
}

/**
 * Whether a remote works with what a shell shares.
 *
 * @param lent what the shell shares
 * @param used what the remote was built with, and uses
 */
export function skewOf(lent: Surface, used: Surface): Skew {
  return all(
    Object.entries(used).map(([request, library]) => {
      const there = lent[request];
      if (!there) return broken(`${request} is not lent at all`);
      const isRefused = !isVersionEnough(there.version, library.version);
      const skews = Object.entries(library.exports).map(([name, shape]) => {
        const place = `${request} ${name}`;
        const found = there.exports[name];
        if (found === undefined) return broken(`${place} is missing`);
        return shape === null || found === null ? NO_SKEW : compare(found, shape, place);
      });
      const sentence = `${request} is ${there.version}, and it was built with ${library.version}`;
      return all([...(isRefused ? [broken(sentence)] : []), ...skews]);
    }),
  );
}
