import { useIdentitiesQuery, useTwoStepQuery } from '../security-api.ts';
import type { ProofKind } from '../two-step/proof-dialog.tsx';

/** How the account can confirm itself; `kind` null, once loaded, means by a new login only. */
export function useProofKind() {
  const identities = useIdentitiesQuery();
  const twoStep = useTwoStepQuery();
  const hasPassword = identities.data?.hasPassword;
  const isKnown = hasPassword || (identities.data && twoStep.data);
  const kind: ProofKind | null = hasPassword ? 'password' : twoStep.data?.isEnabled ? 'code' : null;
  const failed = [identities, twoStep].filter(({ data, error }) => !data && error);
  return {
    kind,
    isLoading: !isKnown && failed.length === 0,
    error: isKnown ? undefined : failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
