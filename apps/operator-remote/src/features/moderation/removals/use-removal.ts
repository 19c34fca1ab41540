import { OPERATOR_PATH } from '@barg/contract';
import { useNavigate } from '@barg/runtime/router';
import type { Target } from './content-address.ts';
import { useRemoveContentMutation, type RemovalWords } from './removals-api.ts';

/** Removes content, and leads to the page of the removal. Rejects with the server's error. */
export const useRemoval = () => {
  const navigate = useNavigate();
  const [remove] = useRemoveContentMutation();
  return async (target: Target, words: RemovalWords): Promise<void> => {
    const { _id } = await remove({ ...target, ...words }).unwrap();
    void navigate(`${OPERATOR_PATH}/removals/${_id}`);
  };
};
