import { useState, type FormEvent } from 'react';
import type { TeamWebhook } from '@barg/api-client/models';
import { SHELL } from '@barg/contract';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Dots, Inline, Stack, Text, Time, useToast } from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { ActionDialog } from '../../../shared/action-dialog.tsx';
import {
  useRemoveWebhookMutation,
  useRotateSecretMutation,
  useSetWebhookMutation,
  useTestWebhookMutation,
} from '../../../shared/api/remotes.ts';
import { Address } from '../remotes.styles.ts';
import { NewSecret } from './new-secret.tsx';

/** The API's bound. */
const MAX_LENGTH = 500;

function AddressForm({ remote, onMade }: { remote: string; onMade: (secret: string | null) => void }) {
  const { t } = useTranslation('operator');
  const { text: url, isSent, change, forget } = useUnsentText(`webhook:${remote}`);
  const [save, { error, isLoading, reset }] = useSetWebhookMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || showsNothing(url)) return;
    const { data } = await save({ remote, url: url.trim() });
    if (!data) return;
    forget(url);
    onMade(data.secret);
    // The secret stays on this page alone.
    reset();
  };
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('remotes.webhook.address')}
        help={t('remotes.webhook.addressHelp')}
        value={url}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        error={error && (error.message || t('failed'))}
        onChange={(event) => change(event.target.value)}
      />
      <SentNote isSent={isSent} />
      <Inline>
        <Button type="submit" size="sm" isLoading={isLoading} disabled={showsNothing(url)}>
          {t('remotes.webhook.save')}
        </Button>
      </Inline>
    </Stack>
  );
}

function AddressActions({ remote, onMade }: { remote: string; onMade: (secret: string | null) => void }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [asked, setAsked] = useState<'rotate' | 'remove'>();
  const [rotate] = useRotateSecretMutation();
  const [remove] = useRemoveWebhookMutation();
  const [test, { isLoading }] = useTestWebhookMutation();
  const handleTest = async () => {
    const { error } = await test(remote);
    if (error) toast(error.message || t('failed'), { tone: 'danger' });
  };
  const acts = {
    rotate: async () => onMade((await rotate(remote).unwrap()).secret),
    remove: async () => {
      await remove(remote).unwrap();
      onMade(null);
    },
  };
  return (
    <Inline gap={2}>
      <Button size="sm" isLoading={isLoading} onClick={() => void handleTest()}>
        {t('remotes.webhook.test')}
      </Button>
      <Button size="sm" onClick={() => setAsked('rotate')}>
        {t('remotes.webhook.rotate')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => setAsked('remove')}>
        {t('remotes.webhook.remove')}
      </Button>
      {asked && (
        <ActionDialog
          title={t(`remotes.webhook.${asked}Title`)}
          text={t(`remotes.webhook.${asked}Text`)}
          confirmLabel={t(`remotes.webhook.${asked}`)}
          tone={asked === 'remove' ? 'danger' : 'primary'}
          onConfirm={acts[asked]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Inline>
  );
}

/** The address to which a team is told, and its secret when that was made just now. */
export function WebhookAddress({ webhook }: { webhook: TeamWebhook }) {
  const { t } = useTranslation('operator');
  const [secret, setSecret] = useState<string | null>(null);
  const { remote, url, setAt, setByTeam, formerUntil } = webhook;
  const keep = (made: string | null): void => setSecret(made);
  return (
    <Stack gap={3}>
      <Text tone="muted">{t(remote === SHELL ? 'remotes.webhook.shellHelp' : 'remotes.webhook.help')}</Text>
      {url === null && <Text>{t('remotes.webhook.none')}</Text>}
      {url !== null && (
        <Stack gap={1}>
          <Address>
            <bdi dir="ltr">{url}</bdi>
          </Address>
          <Text size="caption" tone="muted">
            <Dots>
              {setByTeam === null
                ? t('remotes.webhook.setByOperator')
                : t('remotes.webhook.setByTeam', { team: setByTeam })}
              {setAt && <Time value={setAt} format="dateTime" />}
              {formerUntil && (
                <span>
                  {t('remotes.webhook.former')} <Time value={formerUntil} format="dateTime" />
                </span>
              )}
            </Dots>
          </Text>
        </Stack>
      )}
      {secret && <NewSecret secret={secret} />}
      {url !== null && <AddressActions remote={remote} onMade={keep} />}
      <AddressForm remote={remote} onMade={keep} />
    </Stack>
  );
}
