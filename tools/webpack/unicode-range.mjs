/** `U+0030-0032,U+00D7` as numbers of its characters, in that order. */
export const codesOf = (range) =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

const hexOf = (code) => code.toString(16).toUpperCase().padStart(4, '0');

/** Invisible direction marks: not worth a file. */
const INVISIBLE = 'U+200B,U+200E-200F,U+2028-202E,U+2060-206F';

/** A range without the characters of the common part, which are in a file of their own. */
export function restOf(range, common) {
  const taken = new Set([...codesOf(common), ...codesOf(INVISIBLE)]);
  const runs = [];
  for (const code of codesOf(range).filter((each) => !taken.has(each))) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs.map(({ first, last }) => `U+${hexOf(first)}${last > first ? `-${hexOf(last)}` : ''}`).join(',');
}
