import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppSelector } from '@barg/session';
import { lazyPart, SkeletonText, useHasRoom } from '@barg/ui-kit';
import { useCanAskPrice } from '../../hooks/use-asking-price.ts';
import { selectConversation } from '../../selectors.ts';
import { Aside } from './fan.styles.ts';

const FanFacts = lazyPart(() => import('./fan-facts.tsx'));

/** Beside a performer's conversation with a fan: who that is. Only where there is room for it. */
export function FanAside({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('messaging');
  const hasRoom = useHasRoom('desktop');
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  const isOfPerformer = useCanAskPrice(conversation);
  if (!conversation || !isOfPerformer || !hasRoom) return null;
  return (
    <Aside aria-label={t('fan.title')}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <FanFacts conversation={conversation} />
      </Suspense>
    </Aside>
  );
}
