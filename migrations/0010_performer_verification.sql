-- Verification: one fact told by two columns stays one, and the operators' queue has an order.

alter table performers
  -- When the documents that wait for a decision were last given or replaced.
  add column verification_submitted_at timestamptz;

-- Rows that were verified before their status was kept.
update performers set verification_status = 'verified' where verified_at is not null;
update performers set verified_at = null where verification_status <> 'verified';

alter table performers
  add constraint performers_verified_check check ((verification_status = 'verified') = (verified_at is not null)),
  add constraint performers_submitted_check check (verification_status <> 'pending' or verification_submitted_at is not null);

create unique index performers_welcome_video_key on performers (welcome_video_file_id);
create index performer_documents_file_idx on performer_documents (file_id);

drop index performers_verification_idx;
create index performers_verification_idx on performers (verification_submitted_at, user_id)
  where verification_status = 'pending';
