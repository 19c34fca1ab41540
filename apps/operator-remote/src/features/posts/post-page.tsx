import type { ManagedPost } from '@barg/api-client/models';
import { SCREEN_LOCALES, OPERATOR_PATH, type Direction } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { changedFields, hasFields, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, Inline, PageHeader, Stack, useToast } from '@barg/ui-kit';
import {
  Form,
  FormNumberField,
  FormSwitch,
  FormTextArea,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useFormContext,
  useZodForm,
} from '@barg/ui-kit/forms';
import { Markdown } from '@barg/ui-kit/markdown';
import { DeleteButton } from '../../shared/delete-button.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { changedTexts } from '../../shared/changed-texts.ts';
import { TheirWords } from '../../shared/their-words.tsx';
import { useWordsBasis } from '../../shared/words-basis.ts';
import { WordsCard, type WordsLocale } from '../../shared/words-card.tsx';
import { postBodyOf, postFormOf, postFormSchema, type PostForm } from './post-form-schema.ts';
import { PreviewBody } from './posts.styles.ts';
import {
  useChangeManagedPostMutation,
  useCreateManagedPostMutation,
  useDeleteManagedPostMutation,
  useManagedPostQuery,
} from './posts-api.ts';

const LIST = `${OPERATOR_PATH}/pages`;

interface WordsFieldsProps {
  locale: WordsLocale;
  dir: Direction;
}

function WordsFields({ locale, dir }: WordsFieldsProps) {
  const { t } = useTranslation('operator');
  const body = useFormContext<PostForm>().watch(`texts.${locale}.body`);
  return (
    <>
      <FormTextField
        name={`texts.${locale}.title`}
        label={t('pages.titleField')}
        dir={dir}
        tags="removed"
        maxLength={200}
      />
      <FormTextArea
        name={`texts.${locale}.body`}
        label={t('pages.body')}
        help={t('pages.bodyHelp')}
        dir={dir}
        // The preview is drawn as the page is.
        tags="kept"
        rows={12}
      />
      {body && (
        <PreviewBody dir={dir} lang={locale} role="region" aria-label={t('translations.preview')}>
          <Markdown text={body} />
        </PreviewBody>
      )}
    </>
  );
}

function PostEditor({ post }: { post?: ManagedPost }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigateIfHere();
  const [create] = useCreateManagedPostMutation();
  const [change] = useChangeManagedPostMutation();
  const [remove] = useDeleteManagedPostMutation();
  const form = useZodForm(postFormSchema, { defaultValues: postFormOf(post) });
  const unsent = useUnsentForm(form, `page:${post?._id ?? 'new'}`, undefined, { isChange: post !== undefined });
  const { theirs, basedOn, saving } = useWordsBasis(postFormOf(post).texts);
  const handleSubmit = async (values: PostForm) => {
    const typed = unsent.typed() as PostForm;
    const { defaultValues: began } = form.formState;
    const { texts: _, ...rest } = changedFields({ began, typed, fields: values, bodyOf: postBodyOf });
    const texts = changedTexts({ began: began?.texts, typed: typed.texts, written: values.texts });
    const changes = { ...rest, ...(hasFields(texts) && { texts, basedOn: basedOn(texts) }) };
    if (!post) await create(postBodyOf(values)).unwrap();
    else if (hasFields(changes)) await saving(() => change({ id: post._id, ...changes }).unwrap());
    unsent.forget(typed);
    toast(t('saved'), { tone: 'success' });
    navigate(LIST);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <Card>
        <Stack>
          <FormTextField name="slug" label={t('pages.slug')} help={t('pages.slugHelp')} dir="ltr" maxLength={80} />
          <FormNumberField name="position" places={0} label={t('pages.position')} />
          <FormSwitch name="isPublished" label={t('pages.isPublished')} />
        </Stack>
      </Card>
      <WordsCard locales={SCREEN_LOCALES}>
        {(locale, dir) => (
          <>
            <WordsFields locale={locale} dir={dir} />
            {theirs && <TheirWords locale={locale} words={theirs[locale]} />}
          </>
        )}
      </WordsCard>
      <Inline>
        <SubmitButton>{t('save')}</SubmitButton>
        {post && (
          <DeleteButton
            label={t('pages.delete')}
            question={t('pages.deleteConfirm')}
            onDelete={async () => {
              await remove(post._id).unwrap();
              navigate(LIST);
            }}
          />
        )}
      </Inline>
    </Form>
  );
}

function StoredPost({ id }: { id: string }) {
  return (
    <Loaded<ManagedPost> query={useManagedPostQuery(id)}>{(post) => <PostEditor key={post._id} post={post} />}</Loaded>
  );
}

/** The form of a new or existing page. */
export default function PostPage() {
  const { t } = useTranslation('operator');
  const { postId = 'new' } = useParams();
  const isNew = postId === 'new';
  return (
    <>
      <PageHeader title={t(isNew ? 'pages.new' : 'pages.edit')} />
      {isNew ? <PostEditor /> : <StoredPost id={postId} />}
    </>
  );
}
