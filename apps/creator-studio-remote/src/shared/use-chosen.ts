import { useCallback, useState } from 'react';

/**
 * The rows of a list that are chosen, by id. With another `search` they are deselected: no action may hit rows that the
 * list does not show any more. What changes them stays the same, so that rows need not be drawn with each letter of a
 * search.
 */
export const useChosen = (search: object) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = JSON.stringify(search);
  const [chosenAmong, setChosenAmong] = useState(shown);
  if (shown !== chosenAmong) {
    setChosenAmong(shown);
    setChosen([]);
  }
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id))),
    [],
  );
  const forget = useCallback(
    (ids: readonly string[]) => setChosen((before) => before.filter((id) => !ids.includes(id))),
    [],
  );
  return { chosen, choose, forget };
};
