-- A payout may be sent by a gateway: under which key, since when it was asked to, and when it is asked about again.
alter table payout_requests
  add column transfer_id uuid unique,
  add column transfer_asked_at timestamptz,
  add column transfer_try_at timestamptz,
  add column transfer_attempts integer not null default 0 check (transfer_attempts >= 0),
  add check ((transfer_id is null) = (transfer_asked_at is null));
create index payout_requests_transfer_idx on payout_requests (transfer_try_at)
  where status = 'approved' and transfer_try_at is not null;
