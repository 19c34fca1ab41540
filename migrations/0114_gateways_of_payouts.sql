-- Payouts keep the gateway whose account they go to, so that it stays the one that is asked: see docs/decisions/0144.
alter table payout_methods add column provider text check (length(provider) between 1 and 40);
alter table payout_requests add column provider text check (length(provider) between 1 and 40);

-- The account of a method is sealed, so its gateway is told by what is shown of it, or else by the only account there is.
create function pg_temp.provider_of(performer uuid, shown text) returns text language sql stable as $$
  select coalesce(
    (select case when count(*) = 1 then min(provider) end from gateway_accounts
      where performer_id = performer and right(provider_ref, 4) = right(shown, 4)),
    (select case when count(*) = 1 then min(provider) end from gateway_accounts
      where performer_id = performer and provider_ref is not null))
$$;

update payout_methods set provider = pg_temp.provider_of(performer_id, masked->>'account') where kind = 'stripe';

-- The sandbox remembers each transfer that it made, and Stripe's have names of their own. A transfer that neither tells
-- of, and whose performer has no account any more, was asked of Stripe: what the sandbox is asked for it has.
update payout_requests request set provider = case
    when exists (
      select from sandbox_transfers transfer where transfer.idempotency_key = request.transfer_id::text
        or transfer.ref in (select reference from payout_attempts where request_id = request.id)) then 'sandbox'
    when exists (select from payout_attempts where request_id = request.id and reference ~ '^tr_[A-Za-z0-9]{8,}$') then 'stripe'
    else coalesce(
      pg_temp.provider_of(performer_id, masked->>'account'), case when transfer_id is not null then 'stripe' end)
  end
  where method = 'stripe';

alter table payout_methods add check (provider is null or kind = 'stripe');
alter table payout_requests
  add check (provider is null or method = 'stripe'),
  add check (transfer_id is null or provider is not null);
