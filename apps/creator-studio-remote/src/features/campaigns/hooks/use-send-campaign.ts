import { reuseVaultItem } from '@barg/api-client/vault';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { isKeyTaken, useAttemptKey } from '@barg/session/attempt-key';
import { useCreateCampaignMutation } from '../api/campaigns.ts';
import { audienceOf, scheduledAtOf, type CampaignValues } from '../components/campaign-schema.ts';

const KINDS = { photo: 'message-photo', video: 'message-video', audio: 'message-photo' } as const;

/** Makes a file of its own of each item, as if it had been uploaded for this message. */
const filesOf = async (items: readonly VaultItem[]): Promise<string[]> => {
  const files: string[] = [];
  for (const { _id, type } of items) files.push((await reuseVaultItem(_id, { kind: KINDS[type] }))._id);
  return files;
};

/** Sends a mass message once, however often its answer is lost. Rejects with the API's error. */
export const useSendCampaign = () => {
  const { t } = useTranslation('creator-studio');
  const [create] = useCreateCampaignMutation();
  const attempt = useAttemptKey('mass-message');
  return async (values: CampaignValues): Promise<unknown> => {
    const { text, items, price: typed } = values;
    const price = Number.isNaN(typed) ? 0 : typed;
    // Not the fields themselves: what they propose, as a time, is another after a reload.
    const body = { text, price, audience: audienceOf(values), scheduledAt: scheduledAtOf(values) };
    try {
      return await attempt({ ...body, itemIds: items.map(({ _id }) => _id) }, async (key, once) => {
        const fileIds = await once(() => filesOf(items));
        return create({ body: { ...body, fileIds }, key }).unwrap();
      });
    } catch (failure) {
      // Another key would reach each fan a second time: she has to look first, and to write it anew if she means it.
      if (!isKeyTaken(failure)) throw failure;
      throw { ...toQueryError(failure), message: t('campaigns.form.perhapsSent') };
    }
  };
};
