import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { MAX_PRICE } from '../../../../shared/asking-price.ts';
import type { PostFiles } from '../../hooks/use-post-files.ts';
import { POLL_ENDS, type PollDraft } from '../poll/poll-schema.ts';
import type { PostFields } from '../post-schema.ts';
import { momentFieldsOf, type MomentFields } from '../times/times-schema.ts';
import { changedAltTexts } from '../words/picture-words-schema.ts';

const TIME = /^\d{2}:\d{2}$/;

const momentOf = ({ isOn, day, time }: MomentFields) => ({ isOn, day, time: TIME.test(time) ? time : '' });

/** A price that can be sent; an unfinished one is typed again. */
const priceOf = (price: number): number | null =>
  price >= 0 && price <= MAX_PRICE ? Math.round(price * 100) / 100 : null;

/** What the form holds, as it is kept. */
export const contentOf = (fields: PostFields, { ids, uploads }: PostFiles): DraftContent => {
  const { text, teaser, audience, price, poll, publish, expiry, altTexts } = fields;
  return {
    text,
    teaser,
    audience,
    price: priceOf(price),
    poll: poll && { question: poll.question, options: poll.options.map((option) => option.text), end: poll.end },
    publish: momentOf(publish),
    expiry: momentOf(expiry),
    ...ids,
    altTexts: changedAltTexts(altTexts, uploads),
  };
};

/** Whether there is anything to keep. */
export const isBlank = ({ text, teaser, poll, fileIds, thumbnailFileId, teaserFileId }: DraftContent): boolean =>
  [text, teaser].every((words) => words.trim() === '') &&
  poll === null &&
  fileIds.length === 0 &&
  !thumbnailFileId &&
  !teaserFileId;

const endOf = (end: string): PollDraft['end'] => POLL_ENDS.find((known) => known === end) ?? 'none';

const fieldsOfMoment = (moment: DraftContent['publish']): MomentFields => {
  const usual = momentFieldsOf(null);
  return { isOn: moment.isOn, day: moment.day ?? usual.day, time: moment.time || usual.time };
};

/** A kept draft, as the form's fields. */
export const fieldsOf = ({ content }: FeedDraft): PostFields => ({
  text: content.text,
  teaser: content.teaser,
  audience: content.audience,
  price: content.price ?? NaN,
  poll: content.poll && {
    question: content.poll.question,
    options: content.poll.options.map((text) => ({ text })),
    end: endOf(content.poll.end),
  },
  publish: fieldsOfMoment(content.publish),
  expiry: fieldsOfMoment(content.expiry),
  altTexts: content.altTexts ?? {},
});
