import { useState } from 'react';
import type { ManagedPromo } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, ButtonLink, PageHeader, Time, useFormat, useUi, UserLine } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { PagedList } from '../../shared/paged-list.tsx';
import { wordsIn } from '../../shared/words-in.ts';
import { promoStateOf } from './promo-state.ts';
import { useManagedPromosInfiniteQuery } from './promos-api.ts';

function PromoStateBadge({ promo }: { promo: ManagedPromo }) {
  const { t } = useTranslation('operator');
  const [now] = useState(() => Date.now());
  const state = promoStateOf(promo, now);
  return <Badge variant={state === 'published' ? 'status' : 'pending'}>{t(`promos.states.${state}`)}</Badge>;
}

function Moment({ value }: { value: string | null }) {
  return value ? <Time value={value} format="dateTime" /> : '–';
}

function useColumns(): Column<ManagedPromo>[] {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const format = useFormat();
  return [
    { id: 'position', header: t('pages.position'), isNumeric: true, cell: ({ position }) => format.number(position) },
    {
      id: 'title',
      header: t('pages.titleField'),
      isBare: true,
      cell: ({ _id, texts, link }) => (
        <Link to={`${OPERATOR_PATH}/promos/${_id}`}>
          <UserLine as="strong" text={wordsIn(texts, locale)?.title ?? link} />
        </Link>
      ),
    },
    { id: 'link', header: t('promos.link'), cell: ({ link }) => <bdi dir="ltr">{link}</bdi> },
    { id: 'state', header: t('status'), cell: (promo) => <PromoStateBadge promo={promo} /> },
    { id: 'startsAt', header: t('promos.startsAt'), cell: ({ startsAt }) => <Moment value={startsAt} /> },
    { id: 'endsAt', header: t('promos.endsAt'), cell: ({ endsAt }) => <Moment value={endsAt} /> },
  ];
}

/** The promotions, in the order of the site. */
export default function PromosPage() {
  const { t } = useTranslation('operator');
  const promos = useManagedPromosInfiniteQuery();
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t('sections.promos')}
        subtitle={t('promos.subtitle')}
        actions={
          <ButtonLink to={`${OPERATOR_PATH}/promos/new`} variant="primary">
            {t('promos.new')}
          </ButtonLink>
        }
      />
      <PagedList query={promos} empty={t('promos.empty')}>
        {(items) => <DataTable label={t('sections.promos')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}
