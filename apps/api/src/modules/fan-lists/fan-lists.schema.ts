import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { userLine } from '../../shared/user-text.ts';
import { fanRuleSchema, fanRulesSchema } from './fan-rules.schema.ts';

/** Somebody who follows, has subscribed, bought or written, as his performer sees him. */
export const fanSchema = authorSchema
  .extend({
    /** When he first did. */
    since: z.iso.datetime(),
    isFollowing: z.boolean(),
    subscription: z.object({ isRunning: z.boolean(), until: z.iso.datetime() }).nullable(),
    /** Tokens that he has paid her, less what was taken back. */
    spent: z.number(),
    lastBoughtAt: z.iso.datetime().nullable(),
    /** In their conversation, by either; both null before there is one. */
    lastMessageAt: z.iso.datetime().nullable(),
    conversationId: idSchema.nullable(),
    /** Her own note about him. */
    note: z.string(),
    /** Her lists with members of their own that he is in. */
    listIds: z.array(idSchema),
  })
  .meta({ id: 'Fan' });

export type Fan = z.infer<typeof fanSchema>;

export const fanListSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    /** Null: a list of those who were put in it. */
    rules: z.array(fanRuleSchema).nullable(),
    /** Null where rules decide: the total of its fans tells. */
    memberCount: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'FanList' });

export type FanList = z.infer<typeof fanListSchema>;

const MOST_NAME = 60;
const name = userLine({ max: MOST_NAME });

/** Without rules its members are put into it; with some, who meets all of them is in it. */
export const fanListBody = z.object({ name, rules: fanRulesSchema.min(1).nullable().default(null) });

/** A list stays of its sort: rules can be changed, and not given to a list with members. */
export const fanListChanges = z.object({
  name: name.optional(),
  rules: fanRulesSchema.min(1).optional(),
  basedOn: basedOnOf({ name: seen.words, rules: fanRulesSchema.nullable() }),
});

export type FanListChanges = z.output<typeof fanListChanges>;

const MOST_AT_ONCE = 100;
export const membersBody = z.object({ fanIds: z.array(idSchema).min(1).max(MOST_AT_ONCE) });
export const memberParams = z.object({ id: idSchema, fanId: idSchema });

export const fansQuery = pageQuery.extend({
  /** Words in the fan's name or username. */
  q: z.string().trim().max(100).default(''),
  sort: z.enum(['newest', 'spent']).default('newest'),
  /** Of one list. */
  listId: idSchema.optional(),
  only: z.enum(['subscribed', 'expired', 'follows', 'new', 'never-bought']).optional(),
});

export const fansAnswer = listOf(fanSchema);
export const fanListsQuery = pageQuery;
export const fanListAnswer = dataOf(fanListSchema);
export const fanListsAnswer = listOf(fanListSchema);
