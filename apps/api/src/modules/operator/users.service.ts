import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { linkToTarget } from '../reports/report-links.ts';
import { presentAuthor } from '../../viewing/author.ts';
import { searchAuditLog } from './audit-log.service.ts';
import {
  countUsers,
  findManagedUser,
  findStanding,
  selectPayments,
  selectSessions,
  selectUsers,
  type ManagedUserRow,
} from './users.repository.ts';
import type { ManagedUser, ManagedUserDetails, ManagedUsersQuery } from './users.schema.ts';

const SHOWN_AUDIT_ENTRIES = 10;
const SHOWN_PAYMENTS = 10;

const present = (row: ManagedUserRow): ManagedUser => ({
  ...presentAuthor(row),
  role: row.role,
  email: row.email,
  isEmailVerified: row.email_verified_at !== null,
  suspendedAt: row.suspended_at?.toISOString() ?? null,
  suspendedReason: row.suspended_reason,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

/** The public page of an account; operators have none. */
const linkOf = ({ id, role, username }: ManagedUserRow): string | null =>
  role === 'operator' ? null : linkToTarget(role, id, username);

/** Accounts, newest first. */
export const searchUsers = async ({ db }: Pick<Context, 'db'>, query: ManagedUsersQuery) => {
  const [rows, total] = await Promise.all([selectUsers(db, query, beforeId(query.cursor)), countUsers(db, query)]);
  const { items, nextCursor } = toPage(rows, query.limit, (row) => [row.id]);
  return { data: items.map(present), total, nextCursor };
};

/** An account with what an operator needs to decide about it. @throws NotFoundError */
export const getUserDetails = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<ManagedUserDetails> => {
  const row = await findManagedUser(db, userId);
  if (!row) throw new NotFoundError();
  const [standing, payments, sessions, audit] = await Promise.all([
    findStanding(db, userId),
    selectPayments(db, userId, SHOWN_PAYMENTS),
    selectSessions(db, userId),
    searchAuditLog({ db }, { targetType: 'user', targetId: userId, limit: SHOWN_AUDIT_ENTRIES }),
  ]);
  return {
    ...present(row),
    country: row.country,
    balance: fromHundredths(standing?.balance ?? 0n),
    earnings: standing?.verification
      ? { balance: fromHundredths(standing.earningsBalance ?? 0n), total: fromHundredths(standing.earned ?? 0n) }
      : null,
    payments: payments.map((payment) => ({
      _id: payment.id,
      provider: payment.provider,
      purpose: payment.purpose,
      amount: fromHundredths(payment.amount),
      currency: payment.currency,
      tokens: fromHundredths(payment.tokens),
      status: payment.status,
      failureCode: payment.failure_code,
      createdAt: payment.created_at.toISOString(),
    })),
    link: linkOf(row),
    verification: standing?.verification ?? null,
    sessions: sessions.map((session) => ({
      _id: session.id,
      userAgent: session.user_agent,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
    })),
    reports: { open: standing?.open ?? 0, closed: standing?.closed ?? 0 },
    audit: audit.data,
  };
};
