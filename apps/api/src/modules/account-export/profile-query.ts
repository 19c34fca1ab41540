import { sql, type RawBuilder } from 'kysely';

/**
 * The account itself, one object. Secrets (password, tokens, two-step keys) are not exported: they say nothing about
 * the person.
 */
export const profileQuery = (id: string): RawBuilder<{ json: string }> => sql<{ json: string }>`
  select to_jsonb(profile)::text as json from (
    select u.id as "_id", role, username, email, email_verified_at as "emailVerifiedAt", name, phone,
      birth_date as "birthDate", u.country, languages, locale, theme, round(unasked_below / 100.0, 2) as "unaskedBelow",
      hides_receipts as "hidesReceipts", u.created_at as "createdAt",
      last_seen_at as "lastSeenAt", two_step_enabled_at as "twoStepEnabledAt",
      (select round(balance / 100.0, 2) from ledger_accounts where owner_id = u.id and kind = 'wallet') as balance,
      (select round(balance / 100.0, 2) from ledger_accounts where owner_id = u.id and kind = 'earnings') as earnings,
      (select code from referral_codes where user_id = u.id) as "referralCode",
      case when p.user_id is null then null else jsonb_build_object('bio', bio, 'craft', craft, 'city', city,
        'country', p.country, 'links', links, 'monthlyPrice', round(monthly_price / 100.0, 2),
        'quarterlyPrice', round(quarterly_price / 100.0, 2), 'halfYearlyPrice', round(half_yearly_price / 100.0, 2),
        'yearlyPrice', round(yearly_price / 100.0, 2), 'verificationStatus', verification_status) end as performer
    from users u left join performers p on p.user_id = u.id where u.id = ${id}) profile`;
