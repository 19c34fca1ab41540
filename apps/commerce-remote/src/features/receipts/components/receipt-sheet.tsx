import type { Receipt } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { cardName } from '../../../shared/card-name.ts';
import { inSiteTime } from './site-time.ts';
import { Facts, Figures, Paper, PaperHead } from './receipt.styles.ts';

/** The printed part of a receipt: light in both themes, in the direction of the language. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('commerce');
  const { locale } = useUi();
  const { number, issuedAt, seller, buyer, card } = receipt;
  const facts = [
    { name: t('receipt.number'), value: <bdi dir="ltr">{number}</bdi> },
    { name: t('receipt.date'), value: <time dateTime={issuedAt}>{inSiteTime(issuedAt, locale)}</time> },
    { name: t('receipt.seller'), value: <bdi>{seller}</bdi> },
    { name: t('receipt.buyer'), value: <bdi>{buyer}</bdi> },
    { name: t('receipt.paidWith'), value: card ? cardName(card) : t('receipt.coins') },
  ];
  return (
    <Paper data-theme="light">
      <PaperHead>
        <h2>{t('receipt.title')}</h2>
        <bdi>{seller}</bdi>
      </PaperHead>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <PaidFor receipt={receipt} />
      {receipt.refunds.length > 0 && <Refunds receipt={receipt} />}
    </Paper>
  );
}

/** Formats an amount in the receipt's currency. */
const useMoney = ({ currency }: Pick<Receipt, 'currency'>) => {
  const format = useFormat();
  return (amount: number): string => format.money(amount, currency);
};

function PaidFor({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { locale } = useUi();
  const money = useMoney(receipt);
  const { purpose, tokens, price, discount, total, tax } = receipt;
  return (
    <Figures>
      <tbody>
        <tr>
          <th scope="row">{t(`receipt.purposes.${purpose}`, { count: tokens, amount: format.tokens(tokens) })}</th>
          <td>{money(price)}</td>
        </tr>
        {discount > 0 && (
          <tr>
            <th scope="row">{t('receipt.discount')}</th>
            <td>{money(-discount)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">
            {tax
              ? t('receipt.tax', {
                  name: tax.name,
                  percent: format.percent(tax.percent / 100, { maximumFractionDigits: 2 }),
                  place: countryName(tax.country, locale),
                })
              : t('receipt.noTax')}
          </th>
          <td>{money(tax?.amount ?? 0)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('receipt.total')}</th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </Figures>
  );
}

function Refunds({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('commerce');
  const { locale } = useUi();
  const money = useMoney(receipt);
  return (
    <Figures>
      <caption>{t('receipt.refunds')}</caption>
      <tbody>
        {receipt.refunds.map(({ amount, tax, status, createdAt }) => (
          <tr key={createdAt}>
            <th scope="row">
              {t(`receipt.refund.${status}`, { date: inSiteTime(createdAt, locale) })}
              {tax > 0 && <small>{t('receipt.taxOfIt', { amount: money(tax) })}</small>}
            </th>
            <td>{money(-amount)}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
