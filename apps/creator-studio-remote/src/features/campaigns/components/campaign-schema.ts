import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { PreviewCampaignBody, VaultItem } from '@barg/api-client/models';
import { localTimeOf, ownTimeZone, readLocalTime } from '@barg/ui-kit/forms';
import { typedNumber } from '../../../shared/asking-price.ts';

const MOST_TEXT = 5000;
export const WHO = ['everybody', 'subscribed', 'expired', 'follows', 'never-bought'] as const;

interface Bounds {
  maximum: number;
  refusal: string;
  nothing: string;
}

/** As the server allows. */
export const campaignSchema = ({ maximum, refusal, nothing }: Bounds) =>
  z
    .object({
      text: z.string().overwrite(shownWords).max(MOST_TEXT),
      items: z.custom<VaultItem[]>((value) => Array.isArray(value)),
      price: typedNumber,
      who: z.enum(WHO),
      listIds: z.array(z.string()),
      excludedListIds: z.array(z.string()),
      excludesBuyers: z.boolean(),
      schedule: z.object({ isOn: z.boolean(), day: z.string().nullable(), time: z.string() }),
    })
    .refine(({ text, items }) => text !== '' || items.length > 0, { path: ['text'], error: nothing })
    .refine(({ price }) => Number.isNaN(price) || (price > 0 && price <= maximum), { path: ['price'], error: refusal })
    .superRefine(({ schedule }, context) => {
      if (!schedule.isOn) return;
      const reading = readLocalTime(schedule);
      const refuse = (path: 'day' | 'time', message: string) =>
        context.addIssue({ code: 'custom', path: ['schedule', path], message });
      if (reading.kind === 'missing') refuse(schedule.day ? 'time' : 'day', 'creator-studio:composer.times.missing');
      else if (reading.kind === 'skipped') refuse('time', 'ui:moment.skipped');
      else if (Date.parse(reading.moment) <= Date.now()) refuse('day', 'creator-studio:composer.times.past');
    });

export type CampaignValues = z.output<ReturnType<typeof campaignSchema>>;

/** Tomorrow at the whole hour. */
const usualTime = () => {
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  const { day, time } = localTimeOf(tomorrow);
  return { isOn: false, day, time: `${time.slice(0, 2)}:00`, zone: ownTimeZone() };
};

export const newCampaign = (): CampaignValues => ({
  ...{ text: '', items: [], price: NaN, who: 'everybody', listIds: [], excludedListIds: [] },
  ...{ excludesBuyers: false, schedule: usualTime() },
});

type Audience = PreviewCampaignBody['audience'];

export const audienceOf = ({
  who,
  listIds,
  excludedListIds,
  excludesBuyers,
}: Pick<CampaignValues, 'who' | 'listIds' | 'excludedListIds' | 'excludesBuyers'>): Audience => ({
  ...{ listIds, excludedListIds, excludesBuyers },
  rules: who === 'everybody' ? [] : [{ kind: who }],
});

/** Whom it is counted for before it is sent: who has bought the files is left out only then. */
export const counted = ({
  who,
  listIds,
  excludedListIds,
}: Pick<CampaignValues, 'who' | 'listIds' | 'excludedListIds'>): PreviewCampaignBody => ({
  audience: audienceOf({ who, listIds, excludedListIds, excludesBuyers: false }),
  fileIds: [],
});

/** ISO 8601 in UTC; null: now. */
export const scheduledAtOf = ({ schedule }: Pick<CampaignValues, 'schedule'>): string | null => {
  const reading = readLocalTime(schedule);
  return schedule.isOn && 'moment' in reading ? reading.moment : null;
};
