import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, RevealStack, Text } from '@barg/ui-kit';
import { VerifiedOnly } from '../features/account/components/verified-only.tsx';
import { QuickReplies } from '../features/inbox/components/quick-replies/quick-replies.tsx';
import { StrangersCard } from '../features/inbox/components/strangers/strangers-card.tsx';
import { WelcomeCard } from '../features/inbox/components/welcome/welcome-card.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/inbox */
export function InboxPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <RevealStack gap={5}>
      <title>{t('inbox.title')}</title>
      <PageHeader title={t('inbox.title')} />
      <StudioSections />
      <Text tone="muted">{t('inbox.intro')}</Text>
      <VerifiedOnly>
        <WelcomeCard />
        <QuickReplies />
        <StrangersCard />
      </VerifiedOnly>
    </RevealStack>
  );
}
