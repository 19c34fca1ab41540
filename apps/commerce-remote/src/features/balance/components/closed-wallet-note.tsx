import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ButtonLink, Card, Inline, Stack, Text } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useWalletStandingQuery } from '../api/wallet-standing.ts';

/** Why nothing can be paid from a wallet that a dispute has closed; of a lost one with the way to have it opened again. */
export function ClosedWalletNote() {
  const { t } = useTranslation('commerce');
  const { closedBy = null } = useAskedAgain(useWalletStandingQuery()).data ?? {};
  if (closedBy === null) return null;
  return (
    <Card as="div" role="status">
      <Stack gap={3}>
        <Text as="p" tone="danger">
          {t(`wallet.closed.${closedBy}`)}
        </Text>
        {closedBy === 'lost-dispute' && (
          <Inline>
            <ButtonLink size="sm" to={sitePaths.contact}>
              {t('wallet.closed.contact')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
