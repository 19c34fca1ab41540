import { useState } from 'react';
import type { ManagedPromo } from '@barg/api-client/models';
import { SCREEN_LOCALES, OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { changedFields, hasFields, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, Inline, PageHeader, Stack, Text, useToast } from '@barg/ui-kit';
import {
  Form,
  FormNumberField,
  FormSwitch,
  FormTextArea,
  FormTextField,
  ownTimeZone,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { movingMoments } from '@barg/ui-kit/moments';
import { FormMoment } from '@barg/ui-kit/pickers';
import { DeleteButton } from '../../shared/delete-button.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { changedTexts } from '../../shared/changed-texts.ts';
import { TheirWords } from '../../shared/their-words.tsx';
import { useWordsBasis, type TextsOf } from '../../shared/words-basis.ts';
import { WordsCard } from '../../shared/words-card.tsx';
import { promoBodyOf, promoFormOf, promoFormSchema, type PromoForm } from './promo-form-schema.ts';
import {
  useChangeManagedPromoMutation,
  useCreateManagedPromoMutation,
  useDeleteManagedPromoMutation,
  useManagedPromoQuery,
} from './promos-api.ts';

const LIST = `${OPERATOR_PATH}/promos`;

function TimesCard() {
  const { t } = useTranslation('operator');
  const zone = ownTimeZone();
  return (
    <Card>
      <CardTitle>{t('promos.times')}</CardTitle>
      <Stack gap={3}>
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <FormMoment
            key={name}
            name={name}
            label={t(`promos.${name}`)}
            dayLabel={t(`promos.${name}`)}
            timeLabel={t('promos.time')}
            help={t(`promos.${name}Help`)}
          />
        ))}
        <Text size="caption" tone="faint">
          {t('promos.zone', { zone })}
        </Text>
      </Stack>
    </Card>
  );
}

function PromoWords({ theirs }: { theirs: TextsOf<Record<string, string>> | null }) {
  const { t } = useTranslation('operator');
  return (
    <WordsCard locales={SCREEN_LOCALES}>
      {(locale, dir) => (
        <>
          <FormTextField
            name={`texts.${locale}.title`}
            label={t('pages.titleField')}
            dir={dir}
            tags="removed"
            maxLength={100}
          />
          <FormTextArea
            name={`texts.${locale}.message`}
            label={t('promos.message')}
            help={t('promos.messageHelp')}
            dir={dir}
            rows={3}
            maxLength={300}
          />
          <FormTextField
            name={`texts.${locale}.action`}
            label={t('promos.action')}
            help={t('promos.actionHelp')}
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

function DeletePromo({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const navigate = useNavigateIfHere();
  const [remove] = useDeleteManagedPromoMutation();
  const handleDelete = async () => {
    await remove(id).unwrap();
    navigate(LIST);
  };
  return <DeleteButton label={t('promos.delete')} question={t('promos.deleteConfirm')} onDelete={handleDelete} />;
}

function PromoEditor({ promo: read }: { promo?: ManagedPromo }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigateIfHere();
  // What another operator has changed since is no change of this form.
  const [promo] = useState(read);
  const [create] = useCreateManagedPromoMutation();
  const [change] = useChangeManagedPromoMutation();
  const form = useZodForm(promoFormSchema, { defaultValues: promoFormOf(promo) });
  const place = `promo:${promo?._id ?? 'new'}`;
  const unsent = useUnsentForm(movingMoments(form), place, undefined, { isChange: promo !== undefined });
  const attempt = useAttemptKey(place);
  const { theirs, basedOn, saving } = useWordsBasis(promoFormOf(read).texts);
  const save = async (before: ManagedPromo, fields: PromoForm, typed: PromoForm): Promise<void> => {
    const { defaultValues: began } = form.formState;
    const bodyOf = (values: PromoForm) => promoBodyOf(values, before);
    const { texts: _, ...rest } = changedFields({ began, typed, fields, bodyOf });
    const texts = changedTexts({ began: began?.texts, typed: typed.texts, written: fields.texts });
    const changes = { ...rest, ...(hasFields(texts) && { texts, basedOn: basedOn(texts) }) };
    if (hasFields(changes)) await saving(() => change({ id: before._id, ...changes }).unwrap());
  };
  const make = async (body: ReturnType<typeof promoBodyOf>): Promise<void> => {
    await attempt(body, (key) => create({ body, key }).unwrap());
  };
  const handleSubmit = async (values: PromoForm) => {
    const typed = unsent.typed();
    if (promo) await save(promo, values, typed as PromoForm);
    else await make(promoBodyOf(values));
    unsent.forget(typed);
    toast(t('saved'), { tone: 'success' });
    navigate(LIST);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <Card>
        <Stack>
          <FormTextField name="link" label={t('promos.link')} help={t('promos.linkHelp')} dir="ltr" maxLength={2048} />
          <FormNumberField name="position" places={0} label={t('pages.position')} />
          <FormSwitch name="isPublished" label={t('promos.isPublished')} />
        </Stack>
      </Card>
      <TimesCard />
      <PromoWords theirs={theirs} />
      <Inline>
        <SubmitButton>{t('save')}</SubmitButton>
        {promo && <DeletePromo id={promo._id} />}
      </Inline>
    </Form>
  );
}

function StoredPromo({ id }: { id: string }) {
  return (
    <Loaded<ManagedPromo> query={useManagedPromoQuery(id)}>
      {(promo) => <PromoEditor key={promo._id} promo={promo} />}
    </Loaded>
  );
}

/** The form of a new or existing promotion. */
export default function PromoPage() {
  const { t } = useTranslation('operator');
  const { promoId = 'new' } = useParams();
  const isNew = promoId === 'new';
  return (
    <>
      <PageHeader title={t(isNew ? 'promos.new' : 'promos.edit')} />
      {isNew ? <PromoEditor /> : <StoredPromo id={promoId} />}
    </>
  );
}
