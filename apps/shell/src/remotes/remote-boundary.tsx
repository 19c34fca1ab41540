import type { ErrorInfo } from 'react';
import type { ErrorPlace, RemoteName } from '@barg/contract';
import { PartBoundary, type PartBoundaryProps } from '@barg/ui-kit';
import { reportAppError } from '../health/health.ts';

interface RemoteBoundaryProps extends Omit<PartBoundaryProps, 'onError'> {
  /** Whose failure it is. */
  remote: RemoteName | 'shell';
  /** As what it stands there. */
  place?: ErrorPlace;
}

/** Keeps what a remote throws while it draws from reaching the rest of the page, and tells whose it is. */
export function RemoteBoundary({ remote, place = 'page', ...rest }: RemoteBoundaryProps) {
  const report = (error: unknown, { componentStack }: ErrorInfo): void => {
    reportAppError(remote, place, error);
    console.error(`A part of ${remote} failed while it was drawn`, error, componentStack);
  };
  return <PartBoundary {...rest} onError={report} />;
}
