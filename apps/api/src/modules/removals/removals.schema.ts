import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { REMOVAL_TEXT_MAX, reportedCopiesSchema, reportReason, reportTargetType } from '../reports/reports.schema.ts';

const OBJECTION_MAX = 2000;

const objectionSchema = z.object({
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until an operator has decided. */
  decision: z.enum(['upheld', 'restored']).nullable(),
  /** The operator's text on the decision. */
  answer: z.string(),
  decidedAt: z.iso.datetime().nullable(),
});

/** A removal as the author sees it. */
export const removalSchema = z
  .object({
    _id: idSchema,
    type: reportTargetType,
    targetId: idSchema,
    /** The beginning of its text; empty when it has none. */
    title: z.string(),
    reason: reportReason,
    /** The operator's text beside the reason; may be empty. */
    text: z.string(),
    /** `purged`: it cannot be restored any more. */
    state: z.enum(['removed', 'restored', 'purged']),
    createdAt: z.iso.datetime(),
    /** How long its author can object, and an operator can restore it. */
    until: z.iso.datetime(),
    objection: objectionSchema.nullable(),
  })
  .meta({ id: 'Removal' });
export type Removal = z.infer<typeof removalSchema>;

/** A removal as operators see it. */
export const managedRemovalSchema = removalSchema
  .extend({
    owner: authorSchema,
    operator: authorSchema,
    /** The report that it was removed for. */
    reportId: idSchema.nullable(),
    /** The operator who decided on the objection, or restored it. */
    decidedBy: authorSchema.nullable(),
  })
  .meta({ id: 'ManagedRemoval' });
export type ManagedRemoval = z.infer<typeof managedRemovalSchema>;

/** With the removed content, as long as it can be restored. */
export const removalInContextSchema = managedRemovalSchema
  .extend({
    content: z.object({
      text: z.string().nullable(),
      files: z.array(mediaFileSchema),
      copies: reportedCopiesSchema,
      /** Public places that show the same files and were left alone, at most 20, the newest first. */
      otherPlaces: z.array(
        z.object({
          type: z.enum(['feed', 'gallery', 'video', 'product', 'stream', 'profile']),
          /** The title or the beginning of the text; may be empty. */
          title: z.string(),
          link: z.string(),
        }),
      ),
    }),
  })
  .meta({ id: 'RemovalInContext' });
export type RemovalInContext = z.infer<typeof removalInContextSchema>;

export const removalsAnswer = listOf(removalSchema);
export const removalAnswer = dataOf(removalSchema);
export const managedRemovalsAnswer = listOf(managedRemovalSchema);
export const removalInContextAnswer = dataOf(removalInContextSchema);

export const objectionBody = z.object({ text: userText({ max: OBJECTION_MAX }) });

export const ownRemovalsQuery = pageQuery.extend({ type: reportTargetType.optional() });

export const managedRemovalsQuery = pageQuery.extend({
  /** `objected`: an objection is open. */
  state: z.enum(['objected', 'removed', 'restored', 'purged']).optional(),
  type: reportTargetType.optional(),
});
export type ManagedRemovalsQuery = z.output<typeof managedRemovalsQuery>;

const removalText = userText({ max: REMOVAL_TEXT_MAX, min: 0 }).default('');

export const removeContentBody = z.object({
  type: reportTargetType,
  _id: idSchema,
  reason: reportReason,
  /** The text to the author beside the reason. */
  text: removalText,
});

/** The text to the author with a decision. */
export const removalDecisionBody = z.object({ text: removalText });
