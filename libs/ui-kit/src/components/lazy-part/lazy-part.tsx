import { Suspense, lazy, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../state/state.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { RetryButton } from './retry-button.tsx';

export interface PartPlaces<Props> {
  /** The fallback while the code loads; without it, that of the closest `Suspense`. */
  waiting?: (props: Props) => ReactNode;
  /** The fallback after a failed load; `retry` loads again. By default `ErrorState`. */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/** For parts of the size of an icon, such as menus. */
export const SMALL_PART = { failed: (retry: () => void) => <RetryButton onRetry={retry} /> };

/** For parts that may be absent. */
export const OPTIONAL_PART = { failed: () => null };

function UntilOnline({ onOnline, children }: { onOnline: () => void; children: ReactNode }) {
  const handleOnline = useEffectEvent(onOnline);
  useEffect(() => {
    const listener = () => handleOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return children;
}

/**
 * A part of a page whose code loads when it is first rendered. Not React's `lazy`, which keeps a failure for
 * ever and unmounts the whole page: here the rest of the page keeps its state, and the load can be repeated. It repeats
 * itself when the line is back, because a part whose fallback is nothing has no button for that.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed = (retry) => <ErrorState onRetry={retry} /> }: PartPlaces<Props> = {},
): ComponentType<Props> {
  let latest: ComponentType<Props> = lazy(load);
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const retryWith = (redraw: () => void) => (): void => {
      latest = lazy(load);
      setPart(() => latest);
      redraw();
    };
    const part = <Part {...props} />;
    return (
      <PartBoundary
        fallback={(redraw) => (
          <UntilOnline onOnline={retryWith(redraw)}>{failed(retryWith(redraw), props)}</UntilOnline>
        )}
      >
        {waiting ? <Suspense fallback={waiting(props)}>{part}</Suspense> : part}
      </PartBoundary>
    );
  };
}
