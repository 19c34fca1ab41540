import type { ComponentProps } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink } from '@barg/ui-kit';

interface BankLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'size' | 'width'> {
  /** An absolute URL, or a path of the API. */
  url: string;
}

/** Opens the bank's page in a new tab, without access to this one. */
export function BankLink({ url, ...look }: BankLinkProps) {
  const { t } = useTranslation('commerce');
  return (
    <ButtonLink {...look} to={url} target="_blank" rel="noopener noreferrer" reloadDocument variant="primary">
      {t('bank.open')}
    </ButtonLink>
  );
}
