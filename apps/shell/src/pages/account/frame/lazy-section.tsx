import { useEffect, type ComponentType } from 'react';
import type { MessageNamespace } from '@barg/contract';
import { Skeleton, Stack, lazyPart } from '@barg/ui-kit';
import { useTexts } from '../../../locale/use-texts.ts';
import { PageUnavailable } from '../../../remotes/page-unavailable.tsx';

const Waiting = () => (
  <Stack>
    <Skeleton height={180} />
    <Skeleton height={320} />
  </Stack>
);

/** A section of the account, fetched with its texts when it is first opened; `account` is there already. */
export const lazySection = (
  load: () => Promise<{ default: ComponentType }>,
  namespaces: readonly MessageNamespace[] = [],
): ComponentType => {
  const Part = lazyPart(load, {
    waiting: () => <Waiting />,
    failed: (retry) => <PageUnavailable onRetry={retry} />,
  });
  return function SectionWithTexts() {
    const hasTexts = useTexts(namespaces);
    useEffect(() => {
      // Code and texts travel together; a failure shows when the part itself asks.
      load().catch(() => undefined);
    }, []);
    return hasTexts ? <Part /> : <Waiting />;
  };
};
