import type { ErrorInfo } from 'react';
import type { ErrorPlace, RemoteName } from '@barg/contract';
import { PartBoundary, type PartBoundaryProps } from '@barg/ui-kit';
import { useSite } from '../site/site-context.ts';

interface RemoteBoundaryProps extends Omit<PartBoundaryProps, 'onError'> {
  /** The remote that is reported for an error. */
  remote: RemoteName | 'shell';
  /** The kind of place, for the report. */
  place?: ErrorPlace;
}

/** An error boundary that keeps a remote's render errors from the rest of the page, and reports them. */
export function RemoteBoundary({ remote, place = 'page', ...rest }: RemoteBoundaryProps) {
  const { health } = useSite();
  const report = (error: unknown, { componentStack }: ErrorInfo): void => {
    health.appFailed(remote, place, error);
    console.error(`A part of ${remote} failed while it was drawn`, error, componentStack);
  };
  return <PartBoundary {...rest} onError={report} />;
}
