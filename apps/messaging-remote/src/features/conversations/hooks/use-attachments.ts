import { limitInWords, MAX_FILE_BYTES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch, useAppSelector, useCurrentUser, useIntent } from '@barg/session';
import { useFormat, useToast } from '@barg/ui-kit';
import { isolate } from '../../../shared/isolate.ts';
import { attachments, type Attachment } from '../state/attachments-slice.ts';

/** The most that the server takes in one message. */
export const MAX_FILES = 10;

/** What the server takes of a file, in bytes. */
const MAX_BYTES = { photo: MAX_FILE_BYTES.picture, video: MAX_FILE_BYTES.video } as const;

const typeOf = ({ type }: File): Attachment['type'] | null => {
  if (type.startsWith('image/')) return 'photo';
  return type.startsWith('video/') ? 'video' : null;
};

/** Its code comes with the first file. */
const loadStoring = () => import('../api/store-attachment.ts');

/** What is chosen for the next message of a conversation, and how to change that. */
export function useAttachments(conversationId: string) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const me = useCurrentUser();
  const vault = useIntent('vault.pick');
  const chosen = useAppSelector((state) => attachments.selectors.selectChosen(state, conversationId));
  const room = MAX_FILES - chosen.length;

  const tellTooLarge = ({ name }: File, type: Attachment['type']): void => {
    const amount = format.number(limitInWords(MAX_BYTES[type]).amount);
    toast(t('attach.tooLarge', { name: isolate(name), amount }), { tone: 'danger' });
  };

  /** Takes what there is room for, and says what was left out. */
  const add = async (files: readonly File[]): Promise<void> => {
    const media = files.flatMap((file) => {
      const type = typeOf(file);
      return type ? [{ file, type }] : [];
    });
    if (media.length < files.length) toast(t('attach.onlyMedia'), { tone: 'danger' });
    const isFitting = ({ file, type }: (typeof media)[number]) => file.size <= MAX_BYTES[type];
    for (const { file, type } of media.filter((each) => !isFitting(each))) tellTooLarge(file, type);
    const usable = media.filter(isFitting);
    if (usable.length > room) toast(t('attach.most', { count: MAX_FILES, amount: format.number(MAX_FILES) }));
    const { attachFile } = await loadStoring();
    for (const { file, type } of usable.slice(0, room)) {
      void dispatch(attachFile({ conversationId, type, name: file.name }, file));
    }
  };

  const addFromVault = async (): Promise<void> => {
    const { attachVaultItem } = await loadStoring();
    await vault.ask({
      most: room,
      onPicked: (picked) => {
        for (const { _id, type, name } of picked) void dispatch(attachVaultItem({ conversationId, type, name }, _id));
      },
    });
  };

  return {
    chosen,
    isFull: room <= 0,
    hasVault: me?.isPerformer === true && vault.isAvailable,
    add: (files: readonly File[]) => void add(files),
    addFromVault: () => void addFromVault(),
  };
}
