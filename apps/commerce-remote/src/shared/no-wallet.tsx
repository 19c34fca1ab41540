import { OPERATOR_PATH, SOLD_ORDERS_PATH, STUDIO_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, ForbiddenState } from '@barg/ui-kit';

export interface NoWalletProps {
  of: 'wallet' | 'orders';
}

/** Shown instead of a fan's wallet or orders to accounts that have none, with the way to what they have instead. */
export default function NoWallet({ of }: NoWalletProps) {
  const { t } = useTranslation('commerce');
  if (!useCurrentUser()?.isPerformer) {
    const action = <ButtonLink to={OPERATOR_PATH}>{t('wallet.toConsole')}</ButtonLink>;
    return <ForbiddenState title={t(`${of}.forbidden`)} message={t('wallet.forbiddenOperator')} action={action} />;
  }
  const action =
    of === 'wallet' ? (
      <ButtonLink to={STUDIO_PATH}>{t('subscriptions.toStudio')}</ButtonLink>
    ) : (
      <ButtonLink to={SOLD_ORDERS_PATH}>{t('orders.toSold')}</ButtonLink>
    );
  return <ForbiddenState title={t(`${of}.forbidden`)} message={t(`${of}.forbiddenMessage`)} action={action} />;
}
