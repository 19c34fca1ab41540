-- The notice that somebody is live is found by its stream when that is over, see docs/decisions/0094.
create index notifications_stream_idx on notifications (link) where kind = 'stream-started';

-- Those of streams that are long over led nowhere.
delete from notifications using streams
where notifications.kind = 'stream-started'
  and notifications.link = '/live/' || streams.id
  and streams.status = 'ended';
