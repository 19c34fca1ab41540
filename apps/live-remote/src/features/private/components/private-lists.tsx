import VideoIcon from 'lucide-react/icons/video';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, Stack } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { usePrivateStreamsQuery } from '../api/private-streams.ts';
import { PrivateList } from './private-list.tsx';
import { PrivateSettings } from './private-settings.tsx';

/** Requests and private streams, open ones first; for a performer also what she offers. */
export function PrivateLists() {
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const { data: open } = usePrivateStreamsQuery('open');
  const { data: ended } = usePrivateStreamsQuery('ended');
  const hasNone = open?.length === 0 && ended?.length === 0;
  return (
    <Stack gap={4}>
      {hasNone ? <NoPrivateStreams isPerformer={isPerformer} /> : <PrivateList state="open" />}
      {isPerformer && <PrivateSettings />}
      {ended?.length !== 0 && <PrivateList state="ended" />}
    </Stack>
  );
}

function NoPrivateStreams({ isPerformer }: { isPerformer: boolean }) {
  const { t } = useTranslation('live');
  const action = isPerformer ? undefined : <ButtonLink to={sitePaths.explore}>{t('private.explore')}</ButtonLink>;
  return (
    <EmptyState icon={VideoIcon} title={t('private.empty.ended')} action={action}>
      {t(isPerformer ? 'private.empty.performerHint' : 'private.empty.fanHint')}
    </EmptyState>
  );
}
