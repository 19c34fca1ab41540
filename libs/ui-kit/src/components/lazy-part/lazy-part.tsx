import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../state/state.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { RetryButton } from './retry-button.tsx';

export interface PartPlaces<Props> {
  /** What stands there while the code is fetched; without it the next `Suspense` around it says so. */
  waiting?: (props: Props) => ReactNode;
  /** What stands there when it did not come; `retry` asks for it again. `ErrorState` without it. */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/** For parts that have the room of an icon, such as menus. */
export const SMALL_PART = { failed: (retry: () => void) => <RetryButton onRetry={retry} /> };

/** For parts that nobody misses. */
export const OPTIONAL_PART = { failed: () => null };

/**
 * A part of a page whose code is fetched when it is first drawn. Not React's own `lazy`, which keeps a failure for
 * ever and lets it take the whole page: here the rest stays as it is, with all that was typed, and can ask again.
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
      <PartBoundary fallback={(redraw) => failed(retryWith(redraw), props)}>
        {waiting ? <Suspense fallback={waiting(props)}>{part}</Suspense> : part}
      </PartBoundary>
    );
  };
}
