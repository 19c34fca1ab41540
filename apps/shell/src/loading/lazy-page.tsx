import { useEffect, type ComponentType } from 'react';
import type { MessageNamespace } from '@barg/contract';
import { lazyPart, type PartPlaces } from '@barg/ui-kit';
import { useTexts } from '../locale/use-texts.ts';
import { PageLoading } from './page-loading.tsx';
import { PageUnavailable } from './page-unavailable.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Its code can be fetched before it is drawn. */
export type LazyPart<Props> = ComponentType<Props> & { load: Load<Props> };

/** A part of the shell that is fetched with its texts when it is first drawn. */
export const lazyWithTexts = <Props extends object>(
  load: Load<Props>,
  namespaces: readonly MessageNamespace[],
  places: Required<Pick<PartPlaces<Props>, 'waiting' | 'failed'>>,
): LazyPart<Props> => {
  const Part = lazyPart(load, places);
  if (namespaces.length === 0) return Object.assign(Part, { load });
  function PartWithTexts(props: Props) {
    const hasTexts = useTexts(namespaces);
    useEffect(() => {
      // Code and texts travel together; a failure shows when the part itself asks.
      load().catch(() => undefined);
    }, []);
    return hasTexts ? <Part {...props} /> : places.waiting(props);
  }
  return Object.assign(PartWithTexts, { load });
};

/** One of the shell's own pages, fetched with its texts when it is first opened. */
export const lazyPage = <Props extends object>(
  load: Load<Props>,
  namespaces: readonly MessageNamespace[] = [],
): LazyPart<Props> =>
  lazyWithTexts(load, namespaces, {
    waiting: () => <PageLoading />,
    failed: (retry) => <PageUnavailable onRetry={retry} />,
  });
