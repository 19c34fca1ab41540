/** Stands in for remotes that a build names: here a page learns of them from the registry, and asks at run time. */
export const remotes = () => undefined;
