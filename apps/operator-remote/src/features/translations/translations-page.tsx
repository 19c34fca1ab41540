import type { EditedText } from '@barg/api-client/models';
import { SCREEN_LOCALES, MAX_NAME_LENGTH, messagesLocaleOf, NAME_PATTERN, SITE_NAMESPACES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Card, PageHeader, Stack, Text, useFormat, useUi } from '@barg/ui-kit';
import { Checkbox, SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { nativeName } from '@barg/ui-kit/names';
import { useRemotesQuery } from '../../shared/api/remotes.ts';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { sourceFor } from './source-for.ts';
import { TextEditor } from './text-editor.tsx';
import { groupTexts } from './text-groups.ts';
import { useEditableTextsInfiniteQuery, type TextFilters } from './translations-api.ts';

function useTextFilters() {
  const filters = useFilters();
  const { locale } = useUi();
  const [chosen, own] = [filters.get('locale'), messagesLocaleOf(locale)];
  const language = [chosen, own].flatMap((name) => SCREEN_LOCALES.filter((it) => it === name))[0] ?? 'en-US';
  const [named, q] = [filters.get('namespace'), filters.get('q')];
  // Which remotes there are comes later than the address.
  const namespace = NAME_PATTERN.test(named) && named.length <= MAX_NAME_LENGTH ? named : '';
  const onlyEdited = filters.get('edited') === 'yes';
  const query: TextFilters = {
    locale: language,
    source: sourceFor(language, filters.get('source')),
    ...(namespace && { namespace }),
    ...(q && { q }),
    ...(onlyEdited && { onlyEdited: 'true' }),
  };
  return { filters, query, onlyEdited };
}

/** The namespaces of all deployed remotes, also of paused ones, whose texts may be the reason. */
function useNamespaces(): string[] {
  const { data: { remotes = [] } = {} } = useAskedAgain(useRemotesQuery('1'));
  // The shell is one of the site's own, and stands among what is deployed.
  return [...new Set([...SITE_NAMESPACES, ...remotes.map(({ name }) => name)])];
}

function Groups({ texts }: { texts: readonly EditedText[] }) {
  return (
    <Stack as="ul" gap={3}>
      {groupTexts(texts).map(({ namespace, key, texts: forms }) => (
        <li key={`${namespace}:${key}`}>
          <Card as="div">
            <Stack gap={3}>
              <Text size="caption" tone="muted">
                <bdi dir="ltr">{`${namespace}:${key}`}</bdi>
              </Text>
              {forms.map((text) => (
                <TextEditor key={`${text.locale}:${text.key}:${text.value}`} text={text} />
              ))}
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}

/** All texts of the site, editable without a deployment. */
export default function TranslationsPage() {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { filters, query, onlyEdited } = useTextFilters();
  const texts = useEditableTextsInfiniteQuery(query);
  const namespaces = useNamespaces();
  return (
    <>
      <PageHeader title={t('sections.translations')} subtitle={t('translations.subtitle')} />
      <Filters>
        <SelectField
          label={t('translations.language')}
          value={query.locale}
          options={SCREEN_LOCALES.map((value) => ({ value, label: nativeName(value) }))}
          onChange={(event) => filters.set('locale', event.target.value)}
        />
        <SelectField
          label={t('translations.source')}
          value={query.source}
          options={SCREEN_LOCALES.filter((it) => it !== query.locale).map((value) => ({
            value,
            label: nativeName(value),
          }))}
          onChange={(event) => filters.set('source', event.target.value)}
        />
        <SelectField
          label={t('translations.namespace')}
          value={query.namespace ?? ''}
          options={[{ value: '', label: t('all') }, ...namespaces.map((name) => ({ value: name, label: name }))]}
          onChange={(event) => filters.set('namespace', event.target.value)}
        />
        <SearchFilter label={t('translations.search')} value={filters.get('q')} onChange={(q) => filters.set('q', q)} />
        <Checkbox
          label={t('translations.onlyEdited')}
          checked={onlyEdited}
          onChange={(event) => filters.set('edited', event.target.checked ? 'yes' : '')}
        />
      </Filters>
      <PagedList query={texts} empty={t('translations.empty')}>
        {(items, total) => (
          <Stack gap={3}>
            <Text tone="muted">{t('translations.found', { count: total, amount: format.number(total) })}</Text>
            <Groups texts={items} />
          </Stack>
        )}
      </PagedList>
    </>
  );
}
