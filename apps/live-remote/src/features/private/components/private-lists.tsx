import VideoIcon from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, RevealStack, Skeleton } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useKnownPrivateSettings } from '../api/private-settings.ts';
import { usePrivateStreamsQuery } from '../api/private-streams.ts';
import { PrivateList } from './private-list.tsx';

/** Requests and private streams, open ones first; `offer` is what a performer sets between them. */
export function PrivateLists({ offer }: { offer: ReactNode }) {
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const { data: open } = usePrivateStreamsQuery('open');
  const { data: ended, error } = usePrivateStreamsQuery('ended');
  const hasNone = open?.length === 0 && ended?.length === 0;
  // Whether there are none at all is known once both have come.
  const isUnknown = open?.length === 0 && ended === undefined && !error;
  return (
    <RevealStack>
      {hasNone && <NoPrivateStreams isPerformer={isPerformer} />}
      {isUnknown && <Skeleton height="128px" radius="card" />}
      {!hasNone && !isUnknown && <PrivateList state="open" />}
      {isPerformer && offer}
      {ended?.length !== 0 && <PrivateList state="ended" />}
    </RevealStack>
  );
}

function NoPrivateStreams({ isPerformer }: { isPerformer: boolean }) {
  const { t } = useTranslation('live');
  const isOffered = useKnownPrivateSettings()?.isOn ?? false;
  const performerHint = isOffered ? 'private.empty.offeredHint' : 'private.empty.performerHint';
  const action = isPerformer ? undefined : <ButtonLink to={sitePaths.explore}>{t('private.explore')}</ButtonLink>;
  return (
    <EmptyState icon={VideoIcon} title={t('private.empty.ended')} action={action}>
      {t(isPerformer ? performerHint : 'private.empty.fanHint')}
    </EmptyState>
  );
}
