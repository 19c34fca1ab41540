import type { ManagedPackage } from '@barg/api-client/models';
import { OPERATOR_PATH, SCREEN_LOCALES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { ButtonLink, Card, EmptyState, Inline, PageHeader, Stack, useToast } from '@barg/ui-kit';
import { Form, FormNumberField, FormSwitch, FormTextField, SubmitButton, UnsentNote } from '@barg/ui-kit/forms';
import { Loaded } from '../../shared/loaded.tsx';
import { TheirWords } from '../../shared/their-words.tsx';
import { WordsCard } from '../../shared/words-card.tsx';
import { isNameNeeded, type PackageForm } from './package-form-schema.ts';
import { useManagedPackagesQuery } from './packages-api.ts';
import { PriceCard } from './price-card.tsx';
import { SavedMeanwhile } from './saved-meanwhile.tsx';
import { usePackageEditor } from './use-package-editor.ts';

const LIST = `${OPERATOR_PATH}/packages`;

function PackageNames({ theirs }: { theirs: PackageForm['texts'] | null }) {
  const { t } = useTranslation('operator');
  return (
    <WordsCard locales={SCREEN_LOCALES}>
      {(locale, dir) => (
        <>
          <FormTextField
            name={`texts.${locale}.name`}
            label={t('packages.name')}
            help={t(isNameNeeded(locale) ? 'packages.nameHelp' : 'packages.nameFurtherHelp')}
            dir={dir}
            tags="removed"
            maxLength={40}
          />
          {theirs && <TheirWords locale={locale} words={theirs[locale]} />}
        </>
      )}
    </WordsCard>
  );
}

function PackageEditor({ stored }: { stored?: ManagedPackage }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigateIfHere();
  const { form, unsent, submit, terms, theirs, former } = usePackageEditor(stored);
  const handleSubmit = async (values: PackageForm): Promise<void> => {
    await submit(values);
    toast(t('saved'), { tone: 'success' });
    navigate(LIST);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      {theirs && <SavedMeanwhile theirs={theirs} currency={terms.currency} />}
      <PackageNames theirs={theirs?.texts ?? null} />
      <PriceCard terms={terms} former={former} />
      <Card>
        <Stack>
          <FormNumberField name="position" places={0} label={t('pages.position')} help={t('packages.positionHelp')} />
          <FormSwitch name="isOffered" label={t('packages.isOffered')} />
        </Stack>
      </Card>
      <Inline>
        <SubmitButton>{t('save')}</SubmitButton>
      </Inline>
    </Form>
  );
}

function NoPackage() {
  const { t } = useTranslation('operator');
  return (
    <EmptyState title={t('packages.notFound')} action={<ButtonLink to={LIST}>{t('sections.packages')}</ButtonLink>} />
  );
}

/** A package by its id: the API has no call for one alone, since all of them are few. */
function StoredPackage({ id }: { id: string }) {
  return (
    <Loaded<readonly ManagedPackage[]> query={useManagedPackagesQuery()}>
      {(all) => {
        const stored = all.find(({ _id }) => _id === id);
        return stored ? <PackageEditor key={id} stored={stored} /> : <NoPackage />;
      }}
    </Loaded>
  );
}

/** The form of a new or existing package of tokens. */
export default function PackagePage() {
  const { t } = useTranslation('operator');
  const { packageId = 'new' } = useParams();
  const isNew = packageId === 'new';
  return (
    <>
      <PageHeader title={t(isNew ? 'packages.new' : 'packages.edit')} />
      {isNew ? <PackageEditor /> : <StoredPackage id={packageId} />}
    </>
  );
}
