/** Makes a value at the first call, and caches it. A promise that is rejected is not: the next call makes another. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    if (made) return made.value;
    const making = { value: make() };
    made = making;
    if (making.value instanceof Promise) making.value.catch(() => (made = undefined));
    return making.value;
  };
};
