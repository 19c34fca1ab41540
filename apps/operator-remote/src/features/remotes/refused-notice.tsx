import type { RemoteRefusals, RemoteStatus } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Card, Dots, Heading, Inline, Stack, Text, Time, useFormat } from '@barg/ui-kit';
import { TextLink } from '../../shared/text-link.tsx';

const toKey = (code: string): string => code.replaceAll(/[._]/g, '-');

/** The refused statements of a remote: count, time, the live version, and the reason. */
function RefusedFiles({ name, refused }: { name: string; refused: RemoteRefusals }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { count, since, live, statements } = refused;
  const numberOf = (sequence: number): string => t('remotes.refused.number', { number: format.number(sequence) });
  const others = count - statements.length;
  return (
    <Stack as="li" gap={1}>
      <Heading level={3} size="body">
        {t(`remotes.names.${name}`, { defaultValue: name })}
      </Heading>
      <Dots>
        {t('remotes.refused.found', { count, amount: format.number(count) })}
        <span>
          {t('remotes.refused.since')} <Time value={since} format="dateTime" />
        </span>
        {live === null ? t('remotes.refused.nothingLive') : t('remotes.refused.stays', { number: format.number(live) })}
      </Dots>
      <Stack as="ul" gap={1}>
        {statements.map(({ sequence, code }) => (
          <Text as="li" key={`${sequence} ${code}`} size="caption" tone="muted">
            <Dots>
              {numberOf(sequence)}
              {t(`remotes.refused.why.${toKey(code)}`, { defaultValue: code })}
            </Dots>
          </Text>
        ))}
        {others > 0 && (
          <Text as="li" size="caption" tone="muted">
            {t('remotes.refused.more', { amount: format.number(others) })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** Warnings about forged or missing statements. Nothing without any. */
export function RefusedNotice({ remotes }: { remotes: readonly RemoteStatus[] }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const concerned = remotes.flatMap(({ name, refused }) => (refused ? [{ name, refused }] : []));
  if (concerned.length === 0) return null;
  const title = t('remotes.refused.title');
  const total = concerned.reduce((sum, { refused }) => sum + refused.count, 0);
  return (
    <Card role="alert" aria-label={title}>
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={2} size="lead">
            {title}
          </Heading>
          <Badge variant="danger">{format.number(total)}</Badge>
        </Inline>
        <Text>{t('remotes.refused.text')}</Text>
        <Stack as="ul" gap={3}>
          {concerned.map((one) => (
            <RefusedFiles key={one.name} {...one} />
          ))}
        </Stack>
        <TextLink to={`${OPERATOR_PATH}/audit-log?action=remote`}>{t('remotes.refused.log')}</TextLink>
      </Stack>
    </Card>
  );
}
