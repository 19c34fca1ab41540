import { useState } from 'react';
import Markdown from 'react-markdown';
import type { ManagedPost } from '@barg/api-client/models';
import { COMPLETE_LOCALES, directionOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate, useParams } from '@barg/runtime/router';
import { Button, Card, CardTitle, Inline, PageHeader, Stack, useToast } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import {
  Form,
  FormSwitch,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useFormContext,
  useZodForm,
} from '@barg/ui-kit/forms';
import { nativeName } from '../../../preferences/native-name.ts';
import { OPERATOR_PATH } from '../../../routes/paths.ts';
import { ActDialog } from '../shared/act-dialog.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { postBodyOf, postFormOf, postFormSchema, type PostForm } from './post-form-schema.ts';
import { PreviewBody } from './posts.styles.ts';
import {
  useChangeManagedPostMutation,
  useCreateManagedPostMutation,
  useDeleteManagedPostMutation,
  useManagedPostQuery,
} from './posts-api.ts';

const LIST = `${OPERATOR_PATH}/pages`;

function WordsCard() {
  const { t } = useTranslation('operator');
  const [locale, setLocale] = useState<(typeof COMPLETE_LOCALES)[number]>('fa-IR');
  const body = useFormContext<PostForm>().watch(`texts.${locale}.body`);
  const dir = directionOf(locale);
  return (
    <Card>
      <CardTitle>{t('pages.words')}</CardTitle>
      <Stack key={locale}>
        <SelectField
          label={t('translations.language')}
          value={locale}
          options={COMPLETE_LOCALES.map((value) => ({ value, label: nativeName(value) }))}
          onChange={(event) => setLocale(COMPLETE_LOCALES.find((it) => it === event.target.value) ?? locale)}
        />
        <FormTextField name={`texts.${locale}.title`} label={t('pages.titleField')} dir={dir} maxLength={200} />
        <FormTextArea
          name={`texts.${locale}.body`}
          label={t('pages.body')}
          help={t('pages.bodyHelp')}
          dir={dir}
          rows={12}
        />
        {body && (
          <PreviewBody dir={dir} lang={locale} role="region" aria-label={t('translations.preview')}>
            <Markdown skipHtml>{body}</Markdown>
          </PreviewBody>
        )}
      </Stack>
    </Card>
  );
}

function DeletePost({ post }: { post: ManagedPost }) {
  const { t } = useTranslation('operator');
  const navigate = useNavigate();
  const [remove] = useDeleteManagedPostMutation();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="lg" onClick={() => setIsAsked(true)}>
        {t('pages.delete')}
      </Button>
      {isAsked && (
        <ActDialog
          title={t('pages.delete')}
          text={t('pages.deleteConfirm')}
          confirmLabel={t('pages.delete')}
          tone="danger"
          onConfirm={async () => {
            await remove(post._id).unwrap();
            void navigate(LIST);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

function PostEditor({ post }: { post?: ManagedPost }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigate();
  const [create] = useCreateManagedPostMutation();
  const [change] = useChangeManagedPostMutation();
  const form = useZodForm(postFormSchema, { defaultValues: postFormOf(post) });
  const handleSubmit = async (values: PostForm) => {
    const body = postBodyOf(values, post);
    if (post) await change({ id: post._id, ...body }).unwrap();
    else await create(body).unwrap();
    toast(t('saved'), { tone: 'success' });
    void navigate(LIST);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Card>
        <Stack>
          <FormTextField name="slug" label={t('pages.slug')} help={t('pages.slugHelp')} dir="ltr" maxLength={80} />
          <FormTextField name="position" type="number" min={0} label={t('pages.position')} dir="ltr" />
          <FormSwitch name="isPublished" label={t('pages.isPublished')} />
        </Stack>
      </Card>
      <WordsCard />
      <Inline>
        <SubmitButton>{t('save')}</SubmitButton>
        {post && <DeletePost post={post} />}
      </Inline>
    </Form>
  );
}

function StoredPost({ id }: { id: string }) {
  return (
    <Loaded<ManagedPost> query={useManagedPostQuery(id)}>{(post) => <PostEditor key={post._id} post={post} />}</Loaded>
  );
}

/** Writing a page, a new one or one that is there. */
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
