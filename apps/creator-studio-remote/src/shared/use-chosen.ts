import { useState } from 'react';

/** The rows of a list that are chosen, by id. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    chosen,
    choose: (id: string, isChosen: boolean) =>
      setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id))),
    forget: (ids: readonly string[]) => setChosen((before) => before.filter((id) => !ids.includes(id))),
    forgetAll: () => setChosen([]),
  };
};
