import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { PlanStreamBody, StreamSummary } from '@barg/api-client/models';
import { localTimeOf, readLocalTime } from '@barg/ui-kit/forms';
import { inOwnZone } from '@barg/ui-kit/moments';
import { languageOf } from '../../../shared/languages.ts';
import { AUDIENCES, MAX_TITLE_LENGTH, MAX_TOPIC_LENGTH } from '../../../shared/stream-kind.ts';

const planShape = {
  title: z.string().overwrite(shownWords).min(1).max(MAX_TITLE_LENGTH),
  topic: z.string().overwrite(shownWords).max(MAX_TOPIC_LENGTH),
  language: z.string(),
  when: z.object({ day: z.string().nullable(), time: z.string() }),
  audience: z.enum(AUDIENCES),
  /** Tokens of a ticket. */
  price: z.number().nullable(),
  minutes: z.string(),
  takesFiles: z.boolean(),
};

/** @param plannedAt when it is announced for by now: a time that stays may have passed, while it waits to begin */
export const planSchemaOf = (plannedAt: string | null | undefined) => {
  const announced = plannedAt ? localTimeOf(plannedAt) : null;
  return z.object(planShape).superRefine(({ when, audience, price }, context) => {
    const reading = readLocalTime(when);
    const stays = when.day === announced?.day && when.time === announced?.time;
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!when.day) refuse(['when', 'day'], 'live:planned.missing');
    else if (reading.kind === 'missing') refuse(['when', 'time'], 'live:planned.missing');
    else if (reading.kind === 'skipped') refuse(['when', 'time'], 'ui:moment.skipped');
    else if (!stays && Date.parse(reading.moment) <= Date.now()) refuse(['when', 'day'], 'live:planned.past');
    if (audience === 'ticketed' && !price) refuse(['price'], 'live:planned.priceMissing');
  });
};

export type PlanFields = z.infer<ReturnType<typeof planSchemaOf>>;

/** What the form holds at first: a plan, or tomorrow at the next whole hour. */
export const fieldsOf = (stream: StreamSummary | null): PlanFields => {
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(tomorrow.getHours() + 1, 0, 0, 0);
  return {
    title: stream?.title ?? '',
    topic: stream?.topic ?? '',
    language: stream?.language ?? '',
    when: inOwnZone(localTimeOf(stream?.plannedAt ?? tomorrow)),
    audience: stream?.audience ?? 'public',
    price: stream?.price ?? null,
    minutes: String((stream?.plannedDuration ?? 3600) / 60),
    takesFiles: stream?.takesFiles ?? false,
  };
};

export const bodyOf = ({
  title,
  topic,
  language,
  when,
  audience,
  price,
  minutes,
  takesFiles,
}: PlanFields): PlanStreamBody => {
  const reading = readLocalTime(when);
  return {
    ...{ title, topic, language: languageOf(language) },
    ...{ audience, takesFiles, plannedDuration: Number(minutes) * 60 },
    plannedAt: 'moment' in reading ? reading.moment : '',
    ...(audience === 'ticketed' && { price: price ?? 0 }),
  };
};
