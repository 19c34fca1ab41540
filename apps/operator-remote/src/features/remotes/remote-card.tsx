import type { RemoteStatement, RemoteStatus } from '@barg/api-client/models';
import { SHELL } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Card, Dots, Heading, Inline, Stack, Text, Time, useFormat } from '@barg/ui-kit';
import { Facts } from '../../shared/facts.tsx';
import { HealthTable } from './health-table.tsx';
import { History } from './remotes.styles.ts';
import { VersionName, VersionSource } from './version-name.tsx';
import { Webhook } from './webhook/webhook.tsx';
import { WithdrawalNotice } from './withdrawal-notice.tsx';

function Deployed({ source, ...named }: RemoteStatement['stable'] & object) {
  return (
    <>
      <VersionName {...named} />
      <VersionSource source={source} />
    </>
  );
}

function LiveFacts({ live, isWithdrawn }: { live: RemoteStatement; isWithdrawn: boolean }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { stable, canary, team, at } = live;
  const facts = [
    { name: t('remotes.live'), value: stable ? <Deployed {...stable} /> : t('remotes.none') },
    ...(canary ? [{ name: t('remotes.canary'), value: <Deployed {...canary} /> }] : []),
    ...(canary && !isWithdrawn
      ? [
          {
            name: t('remotes.share'),
            value: <bdi>{format.percent(canary.percent / 100, { maximumFractionDigits: 2 })}</bdi>,
          },
        ]
      : []),
    { name: t('remotes.team'), value: <bdi>{team}</bdi> },
    { name: t('remotes.changed'), value: <Time value={at} format="dateTime" /> },
  ];
  return <Facts facts={facts} />;
}

function Change({ statement }: { statement: RemoteStatement }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { sequence, action, stable, canary, team, at } = statement;
  const version = action === 'canary' ? canary : stable;
  return (
    <li>
      <Dots>
        <bdi>{format.number(sequence)}</bdi>
        {t(`remotes.actions.${action}`, { defaultValue: action })}
        {version && <VersionName {...version} />}
        <bdi>{team}</bdi>
        <Time value={at} format="dateTime" />
      </Dots>
    </li>
  );
}

/** What is to be said where nothing of a remote is live, or no release of the shell: then visitors have another shell. */
function helpFor({ name, live }: RemoteStatus): 'remotes.shellHelp' | 'remotes.notLive' | null {
  if (name === SHELL) return live?.stable || live?.canary ? null : 'remotes.shellHelp';
  return live ? null : 'remotes.notLive';
}

/** A remote: its live version, history and health. */
export function RemoteCard({ status }: { status: RemoteStatus }) {
  const { t } = useTranslation('operator');
  const { name, live, history, withdrawals, refused, health } = status;
  const title = t(`remotes.names.${name}`, { defaultValue: name });
  const help = helpFor(status);
  const labelOf = (version: string): string => health.find((one) => one.version === version)?.label ?? '';
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Inline gap={2}>
          <Heading level={2} size="lead">
            {title}
          </Heading>
          {refused && <Badge variant="danger">{t('remotes.refused.badge')}</Badge>}
          {live?.isPaused && <Badge variant="pending">{t('remotes.paused')}</Badge>}
          {live?.action === 'retire' && <Badge variant="pending">{t('remotes.retired')}</Badge>}
        </Inline>
        {live && (
          <LiveFacts live={live} isWithdrawn={withdrawals.some(({ version }) => version === live.canary?.version)} />
        )}
        {withdrawals.map((withdrawal) => (
          <WithdrawalNotice key={withdrawal._id} withdrawal={withdrawal} label={labelOf(withdrawal.version)} />
        ))}
        <HealthTable status={status} label={t('remotes.healthOf', { name: title })} />
        {history.length > 0 && (
          <History>
            <summary>{t('remotes.history')}</summary>
            <Stack as="ol" gap={1}>
              {history.map((statement) => (
                <Change key={statement.sequence} statement={statement} />
              ))}
            </Stack>
          </History>
        )}
        <Webhook remote={name} />
        {help && (
          <Text size="caption" tone="muted">
            {t(help)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
