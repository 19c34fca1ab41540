import { OPERATOR_PATH, saleNameOf } from '@barg/contract';
import type { Author } from '@barg/contract';
import type { ManagedRefundRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dots, Text, Time } from '@barg/ui-kit';
import { Facts } from '../../shared/facts.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { Sum } from './sum.tsx';

/** What an API of before does not name. */
type Newer = Partial<Pick<ManagedRefundRequest, 'sale' | 'gift' | 'paidAt'>>;

/** What was bought is called as in the fan's wallet; where the ledger's kind says too little, by what it was paid for. */
function useNameOf() {
  const { t } = useTranslation('operator');
  return ({ kind, ...request }: ManagedRefundRequest): string => {
    const { sale, gift } = request as Newer;
    if (sale?.kind === 'subscription') return t(`refunds.sales.${gift ? 'gift' : 'subscription'}`);
    const name = sale && kind === 'purchase' ? saleNameOf(sale.kind, sale.itemType) : undefined;
    return name === 'message' || name === 'writing' ? t(`refunds.sales.${name}`) : t(`refunds.kinds.${kind}`);
  };
}

/** What is asked to be given back, and what tells it from another that cost the same. */
export function SoldThing({ request }: { request: ManagedRefundRequest }) {
  const { t } = useTranslation('operator');
  const nameOf = useNameOf();
  const { title, seller, total, currency, itemId } = request;
  const { gift, paidAt } = request as Newer;
  return (
    <>
      <Text weight="medium">
        <Dots>
          {nameOf(request)}
          {title}
          {seller?.name}
          <Sum amount={total} currency={currency} />
        </Dots>
      </Text>
      <Facts
        facts={[
          ...(seller ? [{ name: t('refunds.seller'), value: <Account person={seller} /> }] : []),
          ...(gift ? [{ name: t('refunds.receiver'), value: <Account person={gift.to} /> }] : []),
          ...(gift ? [{ name: t('refunds.time'), value: <Span from={gift.from} until={gift.until} /> }] : []),
          ...(paidAt ? [{ name: t('refunds.paidAt'), value: <Time value={paidAt} format="dateTime" /> }] : []),
          {
            name: t('payments.number'),
            value: (
              <bdi dir="ltr" translate="no">
                {itemId}
              </bdi>
            ),
          },
        ]}
      />
    </>
  );
}

function Account({ person: { _id, name } }: { person: Author }) {
  return (
    <TextLink to={`${OPERATOR_PATH}/users/${_id}`}>
      <bdi>{name}</bdi>
    </TextLink>
  );
}

function Span({ from, until }: { from: string; until: string }) {
  return (
    <>
      <Time value={from} format="long" /> – <Time value={until} format="long" />
    </>
  );
}
