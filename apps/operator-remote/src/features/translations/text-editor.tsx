import { useState, type FormEvent } from 'react';
import type { EditedText } from '@barg/api-client/models';
import { directionOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { toQueryError } from '@barg/session';
import { forgetDraft, readDraft, useUnsentText } from '@barg/session/unsent-drafts';
import { Badge, Button, Inline, Stack, Text, useToast } from '@barg/ui-kit';
import { TextArea } from '@barg/ui-kit/fields';
import { UnsentNote } from '@barg/ui-kit/forms';
import { nativeName } from '@barg/ui-kit/names';
import { useRefusal } from '../../shared/use-refusal.ts';
import { pluralFormOf } from './text-groups.ts';
import { Beside, PreviewLine, SourceBox, SourceLine } from './translations.styles.ts';
import { useEditTextMutation, useRestoreTextMutation } from './translations-api.ts';

/** The most of a text that is sent in an address, which grows by escaping. */
const LONGEST_IN_ADDRESS = 500;

/** The text in another language. */
function SourceText({ source: { locale, value } }: { source: NonNullable<EditedText['source']> }) {
  return (
    <SourceBox>
      <Text as="figcaption" size="caption" tone="muted">
        {nativeName(locale)}
      </Text>
      <SourceLine dir={directionOf(locale)} lang={locale}>
        {value}
      </SourceLine>
    </SourceBox>
  );
}

/** The editor of a text, with preview and a button to restore the app's original. */
export function TextEditor({ text }: { text: EditedText }) {
  const { t, i18n } = useTranslation('operator');
  const toast = useToast();
  const [edit, editing] = useEditTextMutation();
  const [restore, restoring] = useRestoreTextMutation();
  const refused = useRefusal();
  const { locale, namespace, key, isEdited, shippedValue, placeholders, source } = text;
  const address = { locale, namespace, key };
  const place = `translation:${locale}:${namespace}:${key}`;
  const { text: value, change: setValue } = useUnsentText(place, text.value);
  const [wasUnsent] = useState(value !== text.value);
  const form = pluralFormOf(key);
  // An address has no room for a long one, which is then taken back unseen.
  const basis = text.value.length <= LONGEST_IN_ADDRESS && { basedOn: text.value };
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      // What is typed meanwhile is another text, which the next form of it goes on with.
      if (readDraft(place) === value) forgetDraft(place);
      refused.forget();
      toast(t('saved'), { tone: 'success' });
    } catch (failure) {
      refused.tell(toQueryError(failure).message || t('failed'));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => edit({ ...address, value, basedOn: text.value }).unwrap());
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={2}>
        <UnsentNote isRestored={wasUnsent && value !== text.value} onDiscard={() => setValue(text.value)} />
        <Beside>
          {source && <SourceText source={source} />}
          <TextArea
            label={form ? t('translations.pluralForm', { form }) : t('translations.text')}
            help={
              placeholders.length > 0 &&
              t('translations.placeholders', {
                names: new Intl.ListFormat(i18n.language).format(placeholders.map(isolate)),
              })
            }
            dir={directionOf(locale)}
            lang={locale}
            rows={2}
            tags="kept"
            value={value}
            error={refused.refusal}
            onChange={(event) => setValue(event.target.value)}
          />
        </Beside>
        {value !== text.value && (
          <PreviewLine dir={directionOf(locale)} lang={locale} aria-label={t('translations.preview')}>
            {value}
          </PreviewLine>
        )}
        {wasUnsent && value !== text.value && (
          <Text size="caption" tone="muted">
            {t('translations.stands')} <bdi lang={locale}>{text.value}</bdi>
          </Text>
        )}
        {isEdited && shippedValue !== null && (
          <Text size="caption" tone="muted">
            {t('translations.shipped')} <bdi lang={locale}>{shippedValue}</bdi>
          </Text>
        )}
        <Inline>
          <Button type="submit" size="sm" isLoading={editing.isLoading} disabled={value === text.value}>
            {t('save')}
          </Button>
          {isEdited && (
            <>
              <Button
                size="sm"
                variant="quiet"
                isLoading={restoring.isLoading}
                onClick={() => void attempt(() => restore({ ...address, ...basis }).unwrap())}
              >
                {t('translations.restore')}
              </Button>
              <Badge variant="status">{t('translations.edited')}</Badge>
            </>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
