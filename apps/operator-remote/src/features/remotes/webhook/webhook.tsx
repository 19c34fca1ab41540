import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack } from '@barg/ui-kit';
import { Loaded } from '../../../shared/loaded.tsx';
import { useWebhookQuery } from '../../../shared/api/remotes.ts';
import { History } from '../remotes.styles.ts';
import { SentEvents } from './sent-events.tsx';
import { WebhookAddress } from './webhook-address.tsx';

function WebhookDetails({ remote }: { remote: string }) {
  const query = useWebhookQuery(remote);
  return (
    <Loaded query={query}>
      {(webhook) => (
        <Stack gap={4}>
          <WebhookAddress webhook={webhook} />
          {webhook.url !== null && <SentEvents events={webhook.events} />}
        </Stack>
      )}
    </Loaded>
  );
}

/** Where a remote's team is told of what happens to it; asked for when it is opened. */
export function Webhook({ remote }: { remote: string }) {
  const { t } = useTranslation('operator');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <History onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('remotes.webhook.title')}</summary>
      {isOpen && <WebhookDetails remote={remote} />}
    </History>
  );
}
