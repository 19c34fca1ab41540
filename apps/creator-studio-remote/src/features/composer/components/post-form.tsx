import type { FeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Stack } from '@barg/ui-kit';
import { Form, FormTextArea, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { arrivedFileIds } from '../hooks/upload-list.ts';
import { useUploads } from '../hooks/use-uploads.ts';
import { usePollId } from '../hooks/use-poll-id.ts';
import { AudienceFields } from './audience-fields.tsx';
import { PollSection } from './poll/poll-section.tsx';
import { draftOf, isPollLocked } from './poll/poll-schema.ts';
import { postBody, postSchema } from './post-schema.ts';
import { UploadList } from './upload-list.tsx';

export type PostBody = ReturnType<typeof postBody> & { pollId?: string | null };

interface PostFormProps {
  /** The post that is edited; none for a new one. */
  post?: FeedPost;
  /** What it throws is shown on the fields it names, or above them. */
  onSubmit: (body: PostBody) => Promise<void>;
}

/** Text, files, poll, audience: everything a post is made of. */
export function PostForm({ post, onSubmit }: PostFormProps) {
  const { t } = useTranslation('creator-studio');
  const { uploads, add, remove } = useUploads(post?.files ?? []);
  const poll = post?.poll ?? null;
  const pollIdOf = usePollId(poll);
  const form = useZodForm(postSchema, {
    defaultValues: {
      text: post?.text ?? '',
      teaser: post?.teaser ?? '',
      audience: post?.audience ?? 'free',
      price: post?.audience === 'paid' ? post.price : NaN,
      poll: poll && !isPollLocked(poll) ? draftOf(poll) : null,
    },
  });
  const fileIds = arrivedFileIds(uploads);
  const isSending = uploads.some(({ state }) => state === 'sending');
  const hasPoll = form.watch('poll') !== null || isPollLocked(poll);
  const isEmpty = fileIds.length === 0 && form.watch('text').trim() === '' && !hasPoll;
  return (
    <Form
      form={form}
      onSubmit={async (fields) => onSubmit({ ...postBody(fields, fileIds), ...(await pollIdOf(fields.poll)) })}
    >
      <Card as="div">
        <Stack>
          <FormTextArea name="text" rows={5} dir="auto" label={t('composer.text')} />
          <UploadList uploads={uploads} onAdd={add} onRemove={remove} />
          <PollSection poll={poll} />
          <AudienceFields audience={form.watch('audience')} />
        </Stack>
      </Card>
      <SubmitButton disabled={isSending || isEmpty}>
        {t(isSending ? 'composer.waitForFiles' : post ? 'composer.save' : 'composer.publish')}
      </SubmitButton>
    </Form>
  );
}
