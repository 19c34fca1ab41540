import type { ManagedPackage } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { useSetting } from '@barg/session';
import { Amount, Badge, ButtonLink, EmptyState, PageHeader, useFormat, useTokens, useUi, UserLine } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Loaded } from '../../shared/loaded.tsx';
import { Money } from '../../shared/money.tsx';
import { packageName, packageStateOf } from './package-facts.ts';
import { useManagedPackagesQuery } from './packages-api.ts';

function PackageStateBadge({ shown }: { shown: ManagedPackage }) {
  const { t } = useTranslation('operator');
  const site = useSetting('currency');
  const state = packageStateOf(shown);
  return (
    <Badge variant={state === 'onSale' ? 'status' : 'pending'}>
      {t(`packages.states.${state}`, { currency: shown.currency, site })}
    </Badge>
  );
}

/** What the site gives away with a package. */
function Gift({ gift }: { gift: number }) {
  const { t } = useTranslation('operator');
  const tokens = useTokens();
  return gift > 0 ? t('packages.giftMore', { tokens: tokens(gift) }) : '–';
}

function useColumns(): Column<ManagedPackage>[] {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const format = useFormat();
  return [
    { id: 'position', header: t('pages.position'), isNumeric: true, cell: ({ position }) => format.number(position) },
    {
      id: 'name',
      header: t('packages.name'),
      isBare: true,
      cell: (shown) => (
        <Link to={`${OPERATOR_PATH}/packages/${shown._id}`}>
          <UserLine as="strong" text={packageName(shown, locale)} />
        </Link>
      ),
    },
    {
      id: 'tokens',
      header: t('packages.tokens'),
      isNumeric: true,
      cell: ({ tokens }) => <Amount value={tokens} />,
    },
    {
      id: 'price',
      header: t('packages.price'),
      isNumeric: true,
      cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
    },
    { id: 'gift', header: t('packages.gift'), cell: ({ gift }) => <Gift gift={gift} /> },
    { id: 'state', header: t('status'), cell: (shown) => <PackageStateBadge shown={shown} /> },
  ];
}

/** The packages of tokens: what is offered first, in the order in which wallets show them. */
export default function PackagesPage() {
  const { t } = useTranslation('operator');
  const packages = useManagedPackagesQuery();
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t('sections.packages')}
        subtitle={t('packages.subtitle')}
        actions={
          <ButtonLink to={`${OPERATOR_PATH}/packages/new`} variant="primary">
            {t('packages.new')}
          </ButtonLink>
        }
      />
      <Loaded query={packages}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('packages.empty')} />
          ) : (
            <DataTable label={t('sections.packages')} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
          )
        }
      </Loaded>
    </>
  );
}
