import { useListFilter } from '../../../shared/use-list-filter.ts';
import { CHOICES, type PostFilter } from '../components/post-filters.tsx';
import { STATES } from '../components/state-chips.tsx';

/** Which of her posts are shown. It stands in the address: who goes on with a draft and comes back finds the drafts. */
export const usePostFilter = () => useListFilter<PostFilter>({ ...CHOICES, state: STATES });
