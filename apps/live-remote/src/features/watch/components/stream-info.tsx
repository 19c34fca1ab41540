import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Slot, useCurrentUser } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Avatar, Dots, Heading, PersonName, Text, usePageTitle, UserLine, UserWords, useUi } from '@barg/ui-kit';
import { languageName } from '../../../shared/languages.ts';
import { sitePaths } from '../../../shared/paths.ts';
import { performerRef } from '../../../shared/performer-ref.ts';
import { ReportButton } from '../../../shared/report-button.tsx';
import { useAudience } from '../../../shared/use-audience.ts';
import { useStreamPerformerQuery } from '../api/stream-performer.ts';
import { InfoActions, InfoPerson, InfoRow } from './stream-info.styles.ts';

/** Title and performer, with actions. */
export function StreamInfo({ stream }: { stream: StreamSummary }) {
  const { performer, title } = stream;
  const { t } = useTranslation('live');
  const audienceOf = useAudience();
  usePageTitle(title);
  const user = useCurrentUser();
  const { locale } = useUi();
  const { data: profile } = useAskedAgain(useStreamPerformerQuery(performer._id));
  const hasActions = stream.status === 'live' && !stream.isLocked && user?._id !== performer._id;
  const avatar = <Avatar name={performer.name} url={performer.avatarUrl} source={profile?.avatar} size="lg" />;
  return (
    <InfoRow>
      <InfoPerson>
        {performer.username ? (
          <Link to={sitePaths.profile(performer.username)} aria-label={performer.name}>
            {avatar}
          </Link>
        ) : (
          avatar
        )}
        <div>
          <Heading level={1} size="lead">
            <UserWords text={title} isLinked={false} />
          </Heading>
          <Text size="caption" tone="muted">
            <Dots>
              <PersonName name={performer.name} isVerified={profile?.isVerified} />
              {profile?.craft && <bdi>{profile.craft}</bdi>}
              {stream.topic && <UserLine as="span" text={stream.topic} />}
              {stream.language && <bdi>{languageName(stream.language, locale)}</bdi>}
              {audienceOf(stream)}
            </Dots>
          </Text>
        </div>
      </InfoPerson>
      {hasActions && (
        <InfoActions>
          <Slot name="live.actions" props={{ streamId: stream._id, performer: performerRef(stream, profile) }} />
          {/* Last in the row: slots load later, and must not shift other buttons. */}
          <ReportButton label={t('watch.report')} target={{ type: 'stream', _id: stream._id, performer }} />
        </InfoActions>
      )}
    </InfoRow>
  );
}
