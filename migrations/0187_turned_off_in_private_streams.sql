-- What each side has turned off, of 'audio' and 'video': docs/decisions/0160.
alter table private_streams add column performer_off text[] not null default '{}';
alter table private_streams add column fan_off text[] not null default '{}';
-- One more way to end: what has to flow stayed turned off.
alter table private_streams drop constraint private_streams_end_reason_check;
alter table private_streams add constraint private_streams_end_reason_check check (end_reason in ('declined', 'withdrawn',
  'expired', 'not-covered', 'not-connected', 'left', 'connection-lost', 'turned-off', 'minutes-used', 'closed'));
