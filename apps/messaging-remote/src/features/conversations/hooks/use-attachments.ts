import { useEffect } from 'react';
import { DOCUMENT_ENDINGS } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { useUnloadGuard } from '@barg/runtime/router';
import { useAppDispatch, useAppSelector, useCurrentUser, useIntent } from '@barg/session';
import { draftPlaces } from '@barg/session/unsent-drafts';
import { useFormat, useToast, useUi } from '@barg/ui-kit';
import { loadStoring } from '../api/load-storing.ts';
import { attachments, type Attachment } from '../state/attachments-slice.ts';
import { STORED_FILES } from '../state/stored-files-place.ts';

/** The API's maximum per message. */
export const MAX_FILES = 10;

const ENDINGS = Object.values(DOCUMENT_ENDINGS).flat();

/** Documents are known by their endings: browsers name few of their types. */
const typeOf = ({ type, name }: File): Attachment['type'] | null => {
  if (type.startsWith('image/')) return 'photo';
  if (type.startsWith('video/')) return 'video';
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`)) ? 'file' : null;
};

/** The attachments of a conversation's next message, and how to change them. */
export function useAttachments(conversationId: string) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const toast = useToast();
  const { locale } = useUi();
  const dispatch = useAppDispatch();
  const me = useCurrentUser();
  const vault = useIntent('vault.pick');
  const chosen = useAppSelector((state) => attachments.selectors.selectChosen(state, conversationId));
  useUnloadGuard(useAppSelector(attachments.selectors.selectIsStoring));
  useEffect(() => {
    if (draftPlaces(STORED_FILES).length === 0) return;
    const restore = async () => {
      const { restoreAttachments } = await loadStoring();
      const cut = await dispatch(restoreAttachments(conversationId));
      if (cut.length === 0) return;
      const name = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(cut.map(isolate));
      toast(t('attach.cut', { name }), { tone: 'danger' });
    };
    // If the code fails to load, they are restored by the next visit.
    restore().catch(() => undefined);
  }, [conversationId, dispatch, locale, t, toast]);
  const room = MAX_FILES - chosen.length;

  /** Adds files up to the maximum, and reports the others. */
  const add = async (files: readonly File[]): Promise<void> => {
    const media = files.flatMap((file) => {
      const type = typeOf(file);
      return type ? [{ file, type }] : [];
    });
    if (media.length < files.length) toast(t('attach.onlyMedia'), { tone: 'danger' });
    const filled = media.filter(({ file }) => file.size > 0);
    for (const { file } of media.filter((each) => !filled.includes(each))) {
      toast(t('attach.empty', { name: file.name }), { tone: 'danger' });
    }
    const { attachFile, isFitting, mostMegabytes } = await loadStoring();
    const isPerformer = me?.isPerformer === true;
    const usable = filled.filter((each) => isFitting({ ...each, isPerformer }));
    for (const { file, type } of filled.filter((each) => !usable.includes(each))) {
      const values = { name: file.name, amount: format.number(mostMegabytes({ type, isPerformer })) };
      toast(t('attach.tooLarge', values), { tone: 'danger' });
    }
    if (usable.length > room) toast(t('attach.most', { count: MAX_FILES, amount: format.number(MAX_FILES) }));
    for (const { file, type } of usable.slice(0, room)) {
      void dispatch(attachFile({ conversationId, type, name: file.name }, file));
    }
  };

  const addFromVault = async (): Promise<void> => {
    const { attachVaultItem } = await loadStoring();
    const picked = (await vault.ask({ most: room })) ?? [];
    for (const { _id, type, name } of picked) void dispatch(attachVaultItem({ conversationId, type, name }, _id));
  };

  /** What takes them did not come over the line. */
  const handleNotTaken = (): void => toast(t('attach.notTaken'), { tone: 'danger' });

  return {
    chosen,
    isFull: room <= 0,
    hasVault: me?.isPerformer === true && vault.isAvailable,
    add: (files: readonly File[]) => void add(files).catch(handleNotTaken),
    addFromVault: () => void addFromVault().catch(handleNotTaken),
  };
}
