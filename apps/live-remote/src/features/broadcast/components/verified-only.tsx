import type { ReactNode } from 'react';
import { useAskedAgain } from '@barg/session/line';
import { Skeleton } from '@barg/ui-kit';
import { useOwnVerificationQuery } from '../api/own-verification.ts';
import { VerificationNotice } from './verification-notice.tsx';

/** What only verified performers may use; where her standing cannot be read, the API decides. */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  const { data: verification, error } = useAskedAgain(useOwnVerificationQuery());
  if (verification === 'verified' || (!verification && error)) return children;
  if (!verification) return <Skeleton height="420px" radius="card" />;
  return <VerificationNotice status={verification} />;
}
