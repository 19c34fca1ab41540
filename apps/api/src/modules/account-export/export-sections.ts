import { sql, type RawBuilder } from 'kysely';

/** Rows of a query, each with a text `key` that is its own among them; the other columns are what is told. */
type SectionQuery = (userId: string) => RawBuilder<unknown>;

const tokens = (column: string) => sql`round(${sql.ref(column)} / 100.0, 2)`;

/** Everything that an account gave or did, by the name it has in the file. What others did to it is theirs. */
export const exportSections = {
  sessions: (id) => sql`
    select id::text as key, user_agent as "userAgent", remember, created_at as "createdAt",
      last_used_at as "lastUsedAt", expires_at as "expiresAt"
    from sessions where user_id = ${id}`,
  knownDevices: (id) => sql`
    select encode(token_hash, 'hex') as key, last_used_at as "lastUsedAt", expires_at as "expiresAt"
    from known_devices where user_id = ${id}`,
  identities: (id) => sql`
    select provider as key, provider, subject, created_at as "createdAt" from identities where user_id = ${id}`,
  addresses: (id) => sql`
    select id::text as key, name, country, state, city, street, postal_code as "postalCode", phone, note,
      is_default as "isDefault", created_at as "createdAt"
    from addresses where user_id = ${id} and deleted_at is null`,
  follows: (id) => sql`
    select performer_id::text as key, u.username as performer, f.created_at as "createdAt"
    from follows f join users u on u.id = f.performer_id where f.follower_id = ${id}`,
  reactions: (id) => sql`
    select object_type || ':' || object_id || ':' || action as key, action, object_type as "objectType",
      object_id as "objectId", created_at as "createdAt"
    from reactions where user_id = ${id}`,
  libraryFolders: (id) => sql`
    select f.id::text as key, f.name, f.created_at as "createdAt",
      array(select object_type || ':' || object_id from library_places where folder_id = f.id) as items
    from library_folders f where user_id = ${id}`,
  watchPositions: (id) => sql`
    select file_id::text as key, file_id as "fileId", seconds, updated_at as "updatedAt"
    from watch_positions where user_id = ${id}`,
  // By id alone: the words are the performer's, and may be locked again by now.
  pollVotes: (id) => sql`
    select poll_id::text as key, poll_id as "pollId", option_id as "optionId", created_at as "createdAt"
    from poll_votes where user_id = ${id}`,
  subscriptions: (id) => sql`
    select s.id::text as key, s.id as "_id", u.username as performer, type, status, ${tokens('s.price')} as price,
      started_at as "startedAt", current_period_end as "currentPeriodEnd", cancelled_at as "cancelledAt"
    from subscriptions s join users u on u.id = s.performer_id where s.user_id = ${id}`,
  purchases: (id) => sql`
    select item_type || ':' || item_id as key, item_type as "itemType", item_id as "itemId", u.username as performer,
      ${tokens('p.price')} as price, p.created_at as "createdAt"
    from purchases p join users u on u.id = p.performer_id where p.user_id = ${id}`,
  payments: (id) => sql`
    select id::text as key, id as "_id", provider, purpose, ${tokens('payments.amount')} as amount, currency,
      ${tokens('payments.tokens')} as tokens, status, failure_code as "failureCode", created_at as "createdAt"
    from payments where user_id = ${id}`,
  cards: (id) => sql`
    select id::text as key, provider, brand, last4, exp_month as "expMonth", exp_year as "expYear",
      created_at as "createdAt"
    from payment_cards where user_id = ${id} and deleted_at is null`,
  walletTransactions: (id) => sql`
    select t.id::text as key, t.id as "_id", kind, ${tokens('t.amount')} as amount, u.username as performer,
      item_type as "itemType", item_id as "itemId", note, t.created_at as "createdAt"
    from ledger_transactions t left join users u on u.id = t.performer_id where t.user_id = ${id}`,
  earnings: (id) => sql`
    select id::text as key, id as "_id", kind, ${tokens('t.amount')} as amount, ${tokens('t.commission')} as commission,
      item_type as "itemType", item_id as "itemId", created_at as "createdAt"
    from ledger_transactions t where performer_id = ${id}`,
  messages: (id) => sql`
    select id::text as key, id as "_id", conversation_id as "conversationId", type, text,
      ${tokens('m.amount')} as amount, created_at as "createdAt",
      array(select file_id from message_files where message_id = m.id order by position) as "fileIds"
    from messages m where sender_id = ${id} and not is_deleted`,
  comments: (id) => sql`
    select id::text as key, id as "_id", object_type as "objectType", object_id as "objectId", parent_id as "parentId", text,
      file_id as "fileId", created_at as "createdAt", edited_at as "editedAt"
    from comments where author_id = ${id} and deleted_at is null`,
  reports: (id) => sql`
    select id::text as key, target_type as "targetType", target_id as "targetId", reason, text, status,
      created_at as "createdAt"
    from reports where reporter_id = ${id}`,
  removals: (id) => sql`
    select id::text as key, target_type as "targetType", target_id as "targetId", title, reason, text, state,
      removed_at as "removedAt", objection, objected_at as "objectedAt", decision, decision_text as "answer"
    from removals where owner_id = ${id}`,
  contactMessages: (id) => sql`
    select id::text as key, name, email, subject, text, created_at as "createdAt"
    from contact_messages where user_id = ${id}`,
  blockedPeople: (id) => sql`
    select blocked_id::text as key, u.username, b.created_at as "createdAt"
    from user_blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${id}`,
  blockedCountries: (id) => sql`
    select country as key, country from performer_country_blocks where performer_id = ${id}`,
  referrals: (id) => sql`
    select referred_id::text as key, created_at as "createdAt" from referrals where referrer_id = ${id}`,
  notifications: (id) => sql`
    select id::text as key, kind, ${tokens('n.amount')} as amount, link, read_at as "readAt", created_at as "createdAt"
    from notifications n where user_id = ${id}`,
  mails: (id) => sql`
    select id::text as key, recipient, subject, created_at as "createdAt", sent_at as "sentAt"
    from mails where user_id = ${id}`,
  files: (id) => sql`
    select id::text as key, id as "_id", kind, mime, size, width, height, caption_languages as captions,
      created_at as "createdAt"
    from files where owner_id = ${id}`,
  vault: (id) => sql`
    select id::text as key, id as "_id", type, name, size, created_at as "createdAt"
    from vault_items where owner_id = ${id} and removed_at is null`,
  documents: (id) => sql`
    select id::text as key, kind, file_id as "fileId", created_at as "createdAt"
    from performer_documents where performer_id = ${id}`,
  posts: (id) => sql`
    select id::text as key, id as "_id", text, teaser, audience, ${tokens('p.price')} as price,
      state, published_at as "publishedAt", expires_at as "expiresAt"
    from feed_posts p where performer_id = ${id} and deleted_at is null`,
  drafts: (id) => sql`
    select id::text as key, id as "_id", feed_post_id as "postId", content, updated_at as "updatedAt"
    from feed_drafts where performer_id = ${id}`,
  polls: (id) => sql`
    select id::text as key, id as "_id", feed_post_id as "postId", question,
      array(select text from poll_options where poll_id = p.id order by position) as options, ends_at as "endsAt",
      created_at as "createdAt"
    from polls p where performer_id = ${id}`,
  galleries: (id) => sql`
    select id::text as key, id as "_id", title, description, audience, ${tokens('g.price')} as price,
      published_at as "publishedAt"
    from galleries g where performer_id = ${id} and deleted_at is null`,
  photos: (id) => sql`
    select p.id::text as key, p.id as "_id", gallery_id as "galleryId", title, description,
      f.alt_text as "altText", p.created_at as "createdAt"
    from photos p join files f on f.id = p.file_id where performer_id = ${id} and p.deleted_at is null`,
  videos: (id) => sql`
    select id::text as key, id as "_id", title, description, audience, ${tokens('v.price')} as price,
      published_at as "publishedAt"
    from videos v where performer_id = ${id} and deleted_at is null`,
  products: (id) => sql`
    select id::text as key, id as "_id", type, title, description, audience, ${tokens('s.price')} as price, stock, published_at as "publishedAt"
    from products s where performer_id = ${id} and deleted_at is null`,
  streams: (id) => sql`
    select id::text as key, id as "_id", title, started_at as "startedAt", ended_at as "endedAt"
    from streams where performer_id = ${id}`,
} satisfies Record<string, SectionQuery>;

export type SectionName = keyof typeof exportSections;

/** The account itself: one object. Secrets (password, tokens, two-step keys) are no data about a person. */
export const profileQuery = (id: string): RawBuilder<{ json: string }> => sql<{ json: string }>`
  select to_jsonb(profile)::text as json from (
    select u.id as "_id", role, username, email, email_verified_at as "emailVerifiedAt", name, phone,
      birth_date as "birthDate", u.country, languages, locale, theme, round(unasked_below / 100.0, 2) as "unaskedBelow", u.created_at as "createdAt",
      last_seen_at as "lastSeenAt", two_step_enabled_at as "twoStepEnabledAt",
      (select round(balance / 100.0, 2) from ledger_accounts where owner_id = u.id and kind = 'wallet') as balance,
      (select round(balance / 100.0, 2) from ledger_accounts where owner_id = u.id and kind = 'earnings') as earnings,
      (select code from referral_codes where user_id = u.id) as "referralCode",
      case when p.user_id is null then null else jsonb_build_object('bio', bio, 'craft', craft, 'city', city,
        'country', p.country, 'links', links, 'monthlyPrice', round(monthly_price / 100.0, 2),
        'yearlyPrice', round(yearly_price / 100.0, 2), 'verificationStatus', verification_status) end as performer
    from users u left join performers p on p.user_id = u.id where u.id = ${id}) profile`;
