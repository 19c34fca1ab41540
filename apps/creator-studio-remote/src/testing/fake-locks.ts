/** Locks as browsers have them, shared alone. `elsewhere` names those that other tabs hold. */
export const fakeLocks = () => {
  const held: string[] = [];
  const elsewhere: string[] = [];
  const locks = {
    request: async (name: string, _options: object, run: () => Promise<void>) => {
      held.push(name);
      await run();
      held.splice(held.indexOf(name), 1);
    },
    query: () => Promise.resolve({ held: [...held, ...elsewhere].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return { held, elsewhere };
};
