-- A kept card is asked after a pause and after a failed renewal too, see docs/decisions/0237.
alter table subscriptions
  -- The moment due for which its card was tried last: each period is charged to it once, whatever came of it.
  add column card_tried_for timestamptz;
update subscriptions set card_tried_for = (
    select max((ordered ->> 'periodEnd')::timestamptz) from payments
    where purpose = 'renewal' and ordered ->> 'subscriptionId' = subscriptions.id::text)
  where card_id is not null;
drop index subscriptions_by_card_idx;
create index subscriptions_by_card_idx
  on subscriptions ((case status when 'paused' then resumes_at else current_period_end end))
  where card_id is not null and status in ('active', 'paused', 'past-due');
