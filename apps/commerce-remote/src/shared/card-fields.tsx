import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { space } from '@barg/ui-kit';
import { FormTextField } from '@barg/ui-kit/forms';
import { StripeCardField } from './stripe/stripe-card-field.tsx';
import type { TypedCardReader } from './typed-card.ts';
import { formatCardNumber, formatCode, formatExpiry } from './card-format.ts';

const CardFieldsRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  > :first-child,
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
`;

/** Card numbers run left to right in every language; digits of all scripts are accepted. */
const digits = { dir: 'ltr', inputMode: 'numeric' } as const;

interface CardFieldsProps {
  card: TypedCardReader;
  children?: ReactNode;
}

/** The card fields, which are the gateway's own if it has some, with more fields as children. */
export function CardFields({ card, children }: CardFieldsProps) {
  if (card.provider === 'sandbox') return <PlainCardFields>{children}</PlainCardFields>;
  return (
    <CardFieldsRoot>
      <StripeCardField handle={card.stripeCard} onTyped={card.handleTyped} />
      {children}
    </CardFieldsRoot>
  );
}

/** Fields for `number`, `expiry` and `cvc` of the form around them. */
function PlainCardFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation('commerce');
  return (
    <CardFieldsRoot>
      <FormTextField
        {...digits}
        name="number"
        label={t('topUp.cardNumber')}
        format={formatCardNumber}
        autoComplete="cc-number"
      />
      <FormTextField
        {...digits}
        name="expiry"
        label={t('topUp.expiry')}
        help={t('topUp.expiryHelp')}
        format={formatExpiry}
        autoComplete="cc-exp"
      />
      <FormTextField {...digits} name="cvc" label={t('topUp.cvc')} format={formatCode} autoComplete="cc-csc" />
      {children}
    </CardFieldsRoot>
  );
}
