import { useIdentitiesQuery, useTwoStepQuery } from '../security-api.ts';
import type { ProofKind } from '../two-step/proof-dialog.tsx';

/** By what this account can prove itself again; `kind` null leaves only another login. */
export function useProofKind(): { kind: ProofKind | null; isLoading: boolean } {
  const identities = useIdentitiesQuery();
  const twoStep = useTwoStepQuery();
  const isLoading = identities.isLoading || twoStep.isLoading;
  if (identities.data?.hasPassword) return { kind: 'password', isLoading };
  return { kind: twoStep.data?.isEnabled ? 'code' : null, isLoading };
}
