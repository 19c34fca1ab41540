-- Whether a payout took two operators when it was asked for or changed: it goes on to, whatever the setting becomes, or one
-- operator could raise the setting and approve alone. A request that a former version makes is judged by the setting.
alter table payout_requests add column takes_two boolean not null default false;
update payout_requests set takes_two = true
where status = 'pending-review'
  and amount > coalesce((select (value #>> '{}')::numeric * 100 from settings where key = 'payoutFourEyesAmount'), 100000);
