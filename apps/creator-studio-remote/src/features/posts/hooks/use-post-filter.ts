import { useState } from 'react';
import { useSearchParams } from '@barg/runtime/router';
import { STATES } from '../components/state-chips.tsx';
import type { PostFilter } from '../components/post-filters.tsx';

const EVERYTHING = { typed: '', audience: '', media: '' } as const satisfies Partial<PostFilter>;
const STATE = 'state';

/** Which of her posts are shown. The state stands in the address: who goes on with a draft and comes back finds them. */
export const usePostFilter = (): [PostFilter, (next: PostFilter) => void] => {
  const [params, setParams] = useSearchParams();
  const [rest, setRest] = useState<Omit<PostFilter, 'state'>>(EVERYTHING);
  const state = STATES.find((known) => known === params.get(STATE)) ?? '';
  const change = ({ state: nextState, ...next }: PostFilter): void => {
    setRest(next);
    if (nextState !== state)
      setParams(nextState ? { [STATE]: nextState } : {}, { replace: true, preventScrollReset: true });
  };
  return [{ ...rest, state }, change];
};
