import { useRef, useState } from 'react';
import { z } from 'zod';
import type { OwnVideo, RemoveVideoFileType } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, type QueryError } from '@barg/session';
import { settleForm, useChangedMeanwhile } from '@barg/session/unsent-drafts';
import { arrivedKeys, missingFrom, type SendOptions } from '@barg/session/uploads';
import { Card, useToast } from '@barg/ui-kit';
import { Form, FormSwitch, UnsentNote, useZodForm, type ZodForm } from '@barg/ui-kit/forms';
import { PublishLater } from '../../../shared/times/publish-later.tsx';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import { SendingBar } from '../../../shared/sending-bar.tsx';
import { UnsentFilesQuestion } from '../../../shared/unsent-files-question.tsx';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';
import { MissingUploads } from '../../../shared/uploads/missing-uploads.tsx';
import { useEarlyFiles } from '../../../shared/uploads/use-early-files.ts';
import { useSending } from '../../../shared/use-sending.ts';
import { useUnsentWork } from '../../../shared/use-unsent-work.ts';
import { useAskingSchema } from '../../../shared/use-asking-bounds.ts';
import { useKindsNotice } from '../../../shared/use-kinds-notice.ts';
import {
  changedWork,
  offerOf,
  plannedValuesOf,
  plannedWorkBody,
  plannedWorkSchema,
  WORK_DRAFT,
  type PlannedWorkBody,
} from '../../../shared/work-schema.ts';
import { WorkWords } from '../../../shared/work-words.tsx';
import {
  fileSetOf,
  isOfVault,
  uploadTypeAt,
  withoutSaved,
  type PickedFile,
  type PickedFiles,
  type VideoFileSet,
} from '../api/picked-files.ts';
import { useRemoveVideoFileMutation, VIDEO_TAGS } from '../api/videos.ts';
import { VideoFiles } from './video-files.tsx';

/** Beside its words and its moment, whether a piece of the film is to be its teaser. */
const videoSchema = plannedWorkSchema.extend({ teaserFromFilm: z.boolean() });

type VideoFields = z.infer<typeof videoSchema>;

/** What is sent: all its words, what of them was changed and what that is based on, and its files. */
export interface SentVideo {
  body: PlannedWorkBody & { teaserFromFilm?: boolean };
  changes: Partial<SentVideo['body']>;
  basedOn?: Partial<PlannedWorkBody> | undefined;
  files: VideoFileSet;
}

/** What was picked in the vault is not kept anywhere until it is saved. */
const hasOfVault = ({ video, thumbnail, teaser }: PickedFiles): boolean => [video, thumbnail, teaser].some(isOfVault);

export interface VideoFormProps {
  /** The video that is edited; none for a new one. */
  video?: OwnVideo;
  /** Reads it anew. */
  onReload?: () => Promise<OwnVideo>;
  /** What it throws is shown on the fields it names, or above them. */
  onSend: (sent: SentVideo, options: SendOptions) => Promise<OwnVideo>;
  onSent: (video: OwnVideo) => void;
}

const valuesOf = (video?: OwnVideo): VideoFields => ({
  ...plannedValuesOf(video),
  teaserFromFilm: video?.teaserFromFilm ?? false,
});

const neverReloaded = () => Promise.reject(new Error('a new video is nowhere else'));

interface Edited {
  form: ZodForm<VideoFields, VideoFields>;
  unsent: ReturnType<typeof useUnsentWork>;
  video: OwnVideo | undefined;
  reload: () => Promise<OwnVideo>;
}

/** Whether the site makes a teaser is not compared: both tabs mean the same video. */
const useVideoMeanwhile = ({ video, ...edited }: Edited) =>
  useChangedMeanwhile({
    ...{ ...edited, valuesOf, together: WORK_DRAFT.together },
    bodyOf: ({ teaserFromFilm: _isWanted, ...words }: VideoFields) => plannedWorkBody(words, video),
  });

/** A video's words, who may see it, and its files, which leave as soon as they are chosen. */
export function VideoForm({ video, onReload = neverReloaded, onSend, onSent }: VideoFormProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const form = useZodForm(useAskingSchema(videoSchema, offerOf), { defaultValues: valuesOf(video) });
  const unsent = useUnsentWork(form, `video:${video?._id ?? 'new'}`, video, ['teaserFromFilm']);
  const meanwhile = useVideoMeanwhile({ form, unsent, video, reload: onReload });
  const [picked, setPicked] = useState<PickedFiles>({});
  const early = useEarlyFiles(`video-files:${video?._id ?? 'new'}`, uploadTypeAt);
  const [isFilmMissing, setFilmMissing] = useState(false);
  const missing = missingFrom(early.list);
  const [isRefused, setRefused] = useState(false);
  const [removeFile] = useRemoveVideoFileMutation();
  /** What was picked has arrived: its page may be left before the form is drawn anew. */
  const isSent = useRef(false);
  const guard = useStudioGuard(early.isSending || hasOfVault(picked), () => isSent.current);
  const { progress, send, stop } = useSending(VIDEO_TAGS);
  const noticeKinds = useKindsNotice(['video', 'picture']);

  const isLocked = form.watch('audience') !== 'free';
  // A teaser that is uploaded replaces the generated one, and switches generating off.
  const hasOwnTeaser =
    picked.teaser !== undefined || early.files.teaser !== undefined || (video?.teaser != null && !video.teaserFromFilm);
  const wordsOf = (fields: VideoFields, typed: object): Omit<SentVideo, 'files'> => {
    const { teaserFromFilm: isWanted, ...words } = fields;
    const { defaultValues: began } = form.formState;
    const teaserFromFilm = isLocked && !hasOwnTeaser && isWanted;
    const teaser = teaserFromFilm !== began?.teaserFromFilm && { teaserFromFilm };
    return {
      body: { ...plannedWorkBody(words, video), ...teaser },
      changes: { ...changedWork({ began, typed, fields: words }, video), ...teaser },
    };
  };
  const handlePick = (name: keyof PickedFiles, file: PickedFile | undefined) => {
    if (name === 'video') setFilmMissing(false);
    isSent.current = false;
    if (file instanceof File) early.pick(name, file);
    else early.remove(name);
    setPicked(({ [name]: _before, ...others }) => (file ? { ...others, [name]: file } : others));
  };
  const handleRemove = async (type: RemoveVideoFileType) => {
    const { error } = await removeFile({ videoId: video?._id ?? '', type });
    if (error) toast(error.message || t('videos.removeFailed'), { tone: 'danger' });
  };
  /** A file that the server has deleted meanwhile is uploaded again, if it is still at hand. */
  const replace = (place: keyof PickedFiles) => {
    const file = picked[place];
    if (file instanceof File) early.pick(place, file);
    else early.remove(place);
  };
  const replaceSpoilt = ({ code }: QueryError) => {
    if (code === 'videos.file_not_usable') replace('video');
    if (code !== 'videos.cover_not_usable') return;
    for (const place of ['thumbnail', 'teaser'] as const) if (early.idOf(place)) replace(place);
  };
  const handleSubmit = async (fields: VideoFields) => {
    const typed = unsent.typed();
    const lacksFilm = !video && !isOfVault(picked.video) && early.idOf('video') === null;
    setFilmMissing(lacksFilm);
    // A video that is there keeps their cards; the form of a new one goes away.
    const lacksSome = !video && missing > 0;
    setRefused(lacksSome);
    if (lacksFilm || lacksSome) return;
    const files = fileSetOf(picked, early);
    const words = wordsOf(fields, typed);
    const save = (options: SendOptions) =>
      meanwhile.saving(words.changes, (basedOn) => onSend({ ...words, basedOn, files }, options));
    const sent = await noticeKinds(send(save)).catch((failure: unknown) => {
      replaceSpoilt(toQueryError(failure));
      throw failure;
    });
    if (!sent) return;
    const saved = arrivedKeys(early.list);
    setPicked((now) => withoutSaved(now, picked, saved));
    early.forget(video && saved);
    isSent.current = true;
    settleForm(form, typed);
    unsent.forget(typed);
    onSent(sent);
  };
  const discard = () => {
    unsent.discard();
    early.discard();
    setPicked({});
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored || early.isRestored} isSent={unsent.isSent} onDiscard={discard} />
      <UnsentFilesQuestion guard={guard} />
      <ChangedElsewhere theirs={meanwhile.theirs} />
      <VideoFiles
        video={video}
        picked={picked}
        onPick={handlePick}
        early={early}
        onRemove={(type) => void handleRemove(type)}
        error={isFilmMissing ? t('videos.files.video.missing') : undefined}
      />
      <Card as="div">
        <WorkWords audience={form.watch('audience')} />
        {isLocked && !hasOwnTeaser && (
          <FormSwitch
            name="teaserFromFilm"
            label={t('composer.covers.fromFilm')}
            help={t('composer.covers.fromFilmHelp')}
          />
        )}
        <PublishLater work={video} />
      </Card>
      {isRefused && missing > 0 && <MissingUploads count={missing} />}
      <SendingBar area="videos" progress={progress} isWaiting={early.isSending} isNew={!video} onStop={stop} />
    </Form>
  );
}
