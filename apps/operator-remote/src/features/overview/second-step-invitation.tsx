import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@barg/ui-kit';
import { ACCOUNT_PATH } from '../../shared/paths.ts';

/** Asks an operator to set up a second step; one may go on without where the site does not insist. */
export function SecondStepInvitation() {
  const { t } = useTranslation('operator');
  const title = t('secondStep.invitationTitle');
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {title}
        </Heading>
        <Text>{t('secondStep.invitation')}</Text>
        <Inline>
          <ButtonLink to={`${ACCOUNT_PATH}/security`}>{t('secondStep.setUp')}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
