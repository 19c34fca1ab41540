import type { OutboxMail } from '@barg/api-client/models';
import { directionOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, Dots, Heading, Inline, PageHeader, Stack, Text, Time, UserWords } from '@barg/ui-kit';
import { PagedList } from '../../shared/paged-list.tsx';
import { MailText } from './outbox.styles.ts';
import { useOutboxInfiniteQuery } from './outbox-api.ts';
import { splitLinks } from './split-links.ts';

function Letter({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('operator');
  return (
    <>
      <MailText dir={directionOf(mail.locale)} lang={mail.locale}>
        {splitLinks(mail.text).map(({ text, isLink }, index) =>
          isLink ? (
            <a key={index} href={text} dir="ltr">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </MailText>
      <Inline>
        <a href={mail.htmlUrl} target="_blank" rel="noopener noreferrer">
          {t('outbox.html')}
        </a>
      </Inline>
    </>
  );
}

function Mail({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('operator');
  const kind = t(`outbox.kinds.${mail.template}`, { defaultValue: mail.template });
  return (
    <Card as="article">
      <Stack gap={3}>
        <Heading level={2} size="lead">
          <UserWords text={mail.subject || kind} isLinked={false} />
        </Heading>
        <Text size="caption" tone="muted">
          <Dots>
            <bdi>{mail.recipient}</bdi>
            <bdi>{kind}</bdi>
            <Time value={mail.createdAt} format="dateTime" />
            {t(`outbox.${mail.status}`)}
          </Dots>
        </Text>
        {mail.text === '' ? <Text tone="muted">{t('outbox.notShown')}</Text> : <Letter mail={mail} />}
      </Stack>
    </Card>
  );
}

/** E-mails of the site, with masked links and codes of real accounts. */
export default function OutboxPage() {
  const { t } = useTranslation('operator');
  const outbox = useOutboxInfiniteQuery();
  return (
    <>
      <PageHeader
        title={t('sections.outbox')}
        subtitle={t('outbox.subtitle')}
        actions={<Button onClick={() => void outbox.refetch()}>{t('outbox.refresh')}</Button>}
      />
      <PagedList query={outbox} empty={t('outbox.empty')}>
        {(mails) => (
          <Stack>
            <Text tone="muted">{t(mails.some(({ isMasked }) => isMasked) ? 'outbox.masked' : 'outbox.open')}</Text>
            {mails.map((mail) => (
              <Mail key={mail._id} mail={mail} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
