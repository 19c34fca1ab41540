import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FeedDraft } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Text, useToast, UserLine } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteDraftMutation } from './drafts-api.ts';
import { useDraftName } from './use-draft-name.ts';

interface DeletingDraft {
  /** Stands around the rows, and takes the focus when none is left. */
  place: RefObject<HTMLDivElement | null>;
  ask: (draft: FeedDraft) => void;
  question: ReactNode;
}

/**
 * Deletes a draft once it is asked for and confirmed: it cannot be taken back. The focus goes on to the row that takes
 * its place, or to the one before.
 */
export const useDeletingDraft = (
  drafts: readonly FeedDraft[] | undefined,
  refetch: () => Promise<unknown>,
): DeletingDraft => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const nameOf = useDraftName();
  const place = useRef<HTMLDivElement>(null);
  const gone = useRef<{ draftId: string; heir: string | undefined } | null>(null);
  const [asked, setAsked] = useState<FeedDraft | null>(null);
  const [deleteDraft, { isLoading }] = useDeleteDraftMutation();

  useEffect(() => {
    const taken = gone.current;
    if (!taken || !drafts || drafts.some(({ _id }) => _id === taken.draftId)) return;
    gone.current = null;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-draft]') ?? [])];
    const heir = rows.find(({ dataset }) => dataset.draft === taken.heir);
    (heir?.querySelector<HTMLElement>('a') ?? place.current)?.focus();
  }, [drafts]);

  const handleConfirm = async ({ _id: draftId }: FeedDraft): Promise<void> => {
    const at = drafts?.findIndex(({ _id }) => _id === draftId) ?? -1;
    const { error } = await deleteDraft({ draftId });
    // Already deleted: that is what was asked for.
    const failure = error && toQueryError(error);
    if (failure && failure.code !== 'request.not_found')
      toast(failure.message || t('composer.drafts.deleteFailed'), { tone: 'danger' });
    else gone.current = { draftId, heir: (drafts?.[at + 1] ?? drafts?.[at - 1])?._id };
    setAsked(null);
    await refetch();
  };

  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('drafts.deleteTitle')}
      confirmLabel={t('posts.delete')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => asked && void handleConfirm(asked)}
      onClose={() => setAsked(null)}
    >
      <Text>{t('drafts.deleteText')}</Text>
      {asked && <UserLine as={Text} clamp={2} tone="muted" text={nameOf(asked)} />}
    </ConfirmDialog>
  );
  return { place, ask: setAsked, question };
};
