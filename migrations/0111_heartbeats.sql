-- What several processes share: see docs/decisions/0136.

-- Who is at work: job workers and holders of live video, by an id that each makes for itself.
create table heartbeats (
  id text primary key,
  beaten_at timestamptz not null default now()
);

-- The heartbeat of the process that receives a stream's video; null while nobody sends.
alter table streams add column holder text;
