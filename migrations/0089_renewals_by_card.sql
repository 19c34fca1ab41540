-- A subscription that was paid for with a kept card is renewed from it. See docs/decisions/0127.
alter table subscriptions add column card_id uuid references payment_cards;
create index subscriptions_by_card_idx on subscriptions (current_period_end)
  where card_id is not null and status = 'active';

alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('top-up', 'subscription', 'renewal'));
-- Each period is charged to the card once, whether that succeeds or not.
create unique index payments_one_renewal on payments ((ordered ->> 'subscriptionId'), (ordered ->> 'periodEnd'))
  where purpose = 'renewal';
