import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Avatar, ButtonLink, Card, Dots, Inline, Stack, Text, UserWords } from '@barg/ui-kit';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { EndPrivate } from './end-private.tsx';
import { PrivateReceipt } from './private-receipt.tsx';
import { hasReceipt, usePrivateWords } from './private-status.ts';
import { usePrivateTerms } from './use-private-terms.tsx';

interface QuietProps {
  session: PrivateStream;
  isHers: boolean;
}

/** Where no picture flows: a request that waits, with all that is agreed to by it, or what is over with its receipt. */
export function PrivateQuiet({ session, isHers }: QuietProps) {
  const { t } = useTranslation('live');
  const { statusOf } = usePrivateWords();
  const terms = usePrivateTerms(session);
  const isRequest = session.status === 'requested';
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <Person person={isHers ? session.fan : session.performer} />
          <Stack gap={1}>
            <Text as="p" weight="bold" role="status">
              {statusOf(session)}
            </Text>
            {session.declineReason && <UserWords text={session.declineReason} />}
            <Text as="p" tone="muted">
              <Dots>{terms}</Dots>
            </Text>
          </Stack>
          <Inline>
            {isRequest && (isHers ? <AnswerButtons session={session} /> : <EndPrivate session={session} />)}
            {!isRequest && <ButtonLink to={paths.private}>{t('private.toList')}</ButtonLink>}
            <ButtonLink to={sitePaths.conversation(session.conversationId)}>{t('private.toMessages')}</ButtonLink>
          </Inline>
        </Stack>
      </Card>
      {hasReceipt(session) && <PrivateReceipt id={session._id} />}
    </Stack>
  );
}

/** The other one, with the way to the profile of who has one. */
function Person({ person: { name, username, avatarUrl, isPerformer } }: { person: PrivateStream['fan'] }) {
  return (
    <Inline gap={2} wrap="nowrap">
      <Avatar name={name} url={avatarUrl} size="md" />
      {isPerformer && username ? (
        <Link to={sitePaths.profile(username)}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Inline>
  );
}
