import { DEFAULT_LOCALE, messagesLocaleOf } from '@barg/contract';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { renderLetter } from './layout.ts';
import { shownOf } from './masked.ts';
import { siteNameIn } from '../settings/site-name.ts';
import { templates, type LetterData, type TemplateName } from './templates/index.ts';

/** With graphile-worker's increasing delays, about an hour of retries. */
const MAX_ATTEMPTS = 9;

export interface Mail<Name extends TemplateName> {
  /** Chosen by who may ask for the same mail again: it is stored and sent once. */
  id?: string;
  to: string;
  /** The account that the mail is for, if any. */
  userId?: string;
  /** The reader's culture; null when unknown. */
  locale: string | null;
  template: Name;
  data: LetterData[Name];
  /** Where its reader ends letters of its sort by a POST, without a login (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * Stores a mail and the job that sends it in the caller's unit of work: a rollback leaves neither. Returns the mail's
 * id.
 */
export const queueMail = async <Name extends TemplateName>(
  unit: UnitOfWork,
  { id = newId(), to, userId, locale, template, data, unsubscribeUrl }: Mail<Name>,
): Promise<string> => {
  const culture = locale ?? DEFAULT_LOCALE;
  const language = messagesLocaleOf(culture);
  const siteName = siteNameIn(language, (await settingsOf(unit)).siteName);
  const words = templates[template]({ ...data, siteName }, language);
  const rendered = renderLetter(words, language, siteName);
  const { numInsertedOrUpdatedRows: stored } = await unit.db
    .insertInto('mails')
    .values({
      ...{ id, user_id: userId ?? null, recipient: to, locale: culture, template, ...rendered },
      shown: JSON.stringify(shownOf(template, data)),
      unsubscribe_url: unsubscribeUrl ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Stored by an earlier attempt, together with its job.
  if (stored === 0n) return id;
  await unit.addJob('mails.send', { id }, { key: `mail-${id}`, maxAttempts: MAX_ATTEMPTS });
  return id;
};
