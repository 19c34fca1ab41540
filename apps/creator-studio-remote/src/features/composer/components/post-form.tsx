import { Suspense, useEffect, type ReactNode } from 'react';
import type { DraftContent, FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { missingFrom } from '@barg/session/uploads';
import { Card, lazyPart, Skeleton, Stack } from '@barg/ui-kit';
import { Form, FormSwitch, FormTextArea, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { useAskingSchema } from '../../../shared/use-asking-bounds.ts';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';
import { arrivedFilms } from '../../../shared/uploads/post-uploads.ts';
import { useBeginning } from '../hooks/use-beginning.ts';
import { usePostFiles } from '../hooks/use-post-files.ts';
import { usePollId } from '../../../shared/polls/use-poll-id.ts';
import { AudienceFields } from './audience-fields.tsx';
import { withChanges } from './drafts/draft-changes.ts';
import { contentOf } from './drafts/draft-content.ts';
import { PollSection } from './poll/poll-section.tsx';
import { isPollLocked } from '../../../shared/polls/poll-schema.ts';
import type { PostBody } from './post-body.ts';
import { canPin, changedPostBody, offerOf, postBody, postSchema, type PostFields } from './post-schema.ts';
import { basisOf, type ReadPost } from './read-post.ts';
import { PreviewButton } from './preview/preview-button.tsx';
import { previewBody } from './preview/preview-body.ts';
import { TimesSection } from './times/times-section.tsx';
import { isOut, plannedFor } from '../../../shared/times/moment-schema.ts';
import { timesBody } from './times/times-schema.ts';
import { ActionBar } from './action-bar.styles.ts';
import { UploadList } from './upload-list.tsx';
import { arrivedPictures } from './words/picture-words-schema.ts';

// Below what is written first; words and captions once there is what they are of, the question and the note while files
// are sent or missing.
const CoversSection = lazyPart(() => import('./covers/covers-section.tsx'));
const UnfinishedUploads = lazyPart(() => import('./unfinished-uploads.tsx'));
const PictureWords = lazyPart(() => import('./words/picture-words.tsx'));
const FilmCaptions = lazyPart(() => import('./captions/film-captions.tsx'));

interface PostFormProps {
  /** The post that is edited; none for a new one. */
  post?: OwnFeedPost;
  /** What was written earlier, of a new post or of changes to `post`. */
  draft?: FeedDraft | null;
  /** What was written since, and is on this device alone. */
  kept?: DraftContent | null;
  /** Of the draft or post that is written here, once it has an id: who comes back to it finds its uploads. */
  originId: () => string | null;
  /** Called with the form's values after every change, valid or not. */
  onEdit?: (content: DraftContent) => void;
  /** Shown above all of it. */
  notice?: ReactNode;
  /** Shown beside the submit button, in sight wherever she writes. */
  children?: ReactNode;
  /** Has all that it holds, what of it was changed, and what that is based on. What it throws is shown on the fields it names, or above them. */
  onSubmit: (body: PostBody, changes: Partial<PostBody>, basedOn?: Partial<ReadPost>) => Promise<void>;
}

/** What submitting does. A planned post that is not planned any more appears at once. */
const submitText = (post: OwnFeedPost | undefined, isLater: boolean) => {
  if (!post) return isLater ? 'plan' : 'publish';
  return post.state === 'scheduled' && !isLater ? 'publish' : 'save';
};

/** Text, files, poll, audience: everything a post is made of. */
export function PostForm({ post, draft = null, kept = null, originId, onSubmit, onEdit, ...around }: PostFormProps) {
  const { t } = useTranslation('creator-studio');
  const { fields: defaultValues, files: initial, began, unchanged, read } = useBeginning({ post, draft, kept });
  const files = usePostFiles({ initial, isNew: !post, originId });
  const guard = useStudioGuard(files.isSending);
  const poll = post?.poll ?? null;
  const pollIdOf = usePollId(began);
  const form = useZodForm(useAskingSchema(postSchema, offerOf), { defaultValues });
  const { setValue } = form;
  const hasComeOut = isOut(post);
  useEffect(() => {
    // While it is written: its moment has passed, and would be refused where nobody sees it.
    if (hasComeOut) setValue('publish.isOn', false);
  }, [hasComeOut, setValue]);
  const now = contentOf(form.watch(), files);
  const written = JSON.stringify(unchanged ? withChanges(now, unchanged, read) : now);
  useEffect(() => onEdit?.(JSON.parse(written) as DraftContent), [onEdit, written]);
  const isLater = form.watch('publish.isOn');
  const hasPoll = form.watch('poll') !== null || isPollLocked(poll);
  const missing = missingFrom(files.uploads);
  const bodyOf = (fields: PostFields) => ({ ...postBody(fields, files, began), ...timesBody(fields, began) });
  const handleSubmit = async (fields: PostFields) => {
    const typed = form.getValues();
    const polled = await pollIdOf(fields.poll, plannedFor(fields, began));
    const changes = began && { ...changedPostBody({ typed, fields }, files, began), ...timesBody(fields, began) };
    const changed = { ...changes, ...polled };
    await onSubmit({ ...bodyOf(fields), ...polled }, changed, read && basisOf(read, changed));
  };
  const isEmpty = files.ids.fileIds.length === 0 && showsNothing(form.watch('text')) && !hasPoll;
  return (
    <Form form={form} onSubmit={handleSubmit}>
      {around.notice}
      <Card as="div">
        <Stack>
          <FormTextArea name="text" rows={5} label={t('composer.text')} />
          <UploadList uploads={files.uploads} onAdd={files.add} onAddStored={files.addStored} actions={files.actions} />
          {arrivedPictures(files.uploads).length > 0 && (
            <Suspense fallback={<Skeleton height="160px" radius="control" />}>
              <PictureWords uploads={files.uploads} />
            </Suspense>
          )}
          {arrivedFilms(files.uploads).length > 0 && (
            <Suspense fallback={<Skeleton height="160px" radius="control" />}>
              <FilmCaptions uploads={files.uploads} />
            </Suspense>
          )}
          <PollSection post={post} />
          <AudienceFields audience={form.watch('audience')} />
          <Suspense fallback={<Skeleton height="160px" radius="control" />}>
            <CoversSection
              thumbnail={files.thumbnail}
              teaser={files.teaser}
              isLocked={form.watch('audience') !== 'free'}
              post={post}
              hasFilm={arrivedFilms(files.uploads).length > 0}
            />
          </Suspense>
          <TimesSection post={post} />
          {canPin(form.watch(), post) && (
            <FormSwitch name="isPinned" label={t('composer.pin')} help={t('composer.pinHelp')} />
          )}
        </Stack>
      </Card>
      {(files.isSending || missing > 0) && (
        <Suspense fallback={null}>
          <UnfinishedUploads guard={guard} missing={missing} />
        </Suspense>
      )}
      <ActionBar>
        <SubmitButton disabled={files.isSending || isEmpty}>
          {t(`composer.${files.isSending ? 'waitForFiles' : submitText(post, isLater)}`)}
        </SubmitButton>
        <PreviewButton disabled={isEmpty} draftOf={(fields) => previewBody(fields, bodyOf(fields), post)} />
        {around.children}
      </ActionBar>
    </Form>
  );
}
