const numbersOf = (version) => version.split('-')[0].split('.').map(Number);

/** -1, 0 or 1, as versions are ordered; what is before a release counts as that release. */
function compare(a, b) {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const differing = [0, 1, 2].find((place) => (left[place] ?? 0) !== (right[place] ?? 0));
  return differing === undefined ? 0 : Math.sign((left[differing] ?? 0) - (right[differing] ?? 0));
}

/**
 * Stands in for the federation runtime's reading of version ranges: those of shared modules are written by
 * `sharedModules` as `^1.2.0`, and the runtime itself asks with `<=`. Any other range is that one version alone.
 */
export function satisfy(version, range) {
  if (range === '*') return true;
  if (range.startsWith('<=')) return compare(version, range.slice(2)) <= 0;
  const wanted = range.replace('^', '');
  if (wanted === range) return compare(version, wanted) === 0;
  // Before its first release a package breaks with each minor version.
  const fixed = wanted.startsWith('0.') ? 2 : 1;
  const isSameLine = numbersOf(wanted)
    .slice(0, fixed)
    .every((number, place) => number === numbersOf(version)[place]);
  return isSameLine && compare(version, wanted) >= 0;
}
