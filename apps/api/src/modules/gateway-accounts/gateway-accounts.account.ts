import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  gatewayAccounts: (id) => sql`
    select provider as key, provider, provider_ref as "accountId", details_submitted as "detailsSubmitted",
      payouts_enabled as "payoutsEnabled", requirements_due as "requirementsDue", created_at as "createdAt"
    from gateway_accounts where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Deletes the row. The account at the gateway belongs to the performer, and stays. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from gateway_accounts where performer_id = ${id}`.execute(db);
};
