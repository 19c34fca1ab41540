import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface Places<Props> {
  /** What stands there while the code is fetched. */
  waiting: (props: Props) => ReactNode;
  /** What stands there when it did not come; `retry` asks for it again. */
  failed: (retry: () => void, props: Props) => ReactNode;
}

/** A part of the shell that is fetched when it is first drawn. `lazy` alone would keep a failure for ever. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed }: Places<Props>,
): ComponentType<Props> {
  let latest: ComponentType<Props> = lazy(load);
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const retryWith = (redraw: () => void) => (): void => {
      latest = lazy(load);
      setPart(() => latest);
      redraw();
    };
    return (
      <RemoteBoundary remote="shell" fallback={(redraw) => failed(retryWith(redraw), props)}>
        <Suspense fallback={waiting(props)}>
          <Part {...props} />
        </Suspense>
      </RemoteBoundary>
    );
  };
}
