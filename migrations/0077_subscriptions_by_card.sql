-- A payment may be for a subscription: its tokens are spent for that as soon as they are there.
alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('top-up', 'subscription')),
  -- What was ordered, for the purposes that order something, and when that was done or refused for good.
  add column ordered jsonb,
  add column completed_at timestamptz,
  add check ((purpose = 'top-up') = (ordered is null));
