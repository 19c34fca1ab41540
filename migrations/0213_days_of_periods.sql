-- The day of the month on which the periods of a subscription began, so that one which a short month has cut is followed
-- by one that ends on that day again (31 January, 28 February, 31 March): see docs/decisions/0007. Null: the end's own day.
alter table subscriptions add column period_day smallint check (period_day between 1 and 31);

-- Of those that end on the last of a month now, the day on which they began tells whether that month has cut them.
update subscriptions set period_day = extract(day from started_at at time zone 'utc')
  where status <> 'expired'
    and extract(day from started_at at time zone 'utc') > extract(day from current_period_end at time zone 'utc')
    and extract(day from current_period_end at time zone 'utc' + interval '1 day') = 1;

-- What a card renews is read from the subscriptions.
drop index payments_card_idx;
