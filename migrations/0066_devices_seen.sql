-- Known devices are shown to their account, which may forget them: each has an id of its own and what its browser called
-- itself. Those that are known already are named by the session that began there, where it still is.
alter table known_devices
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '' check (length(user_agent) <= 300);
update known_devices set user_agent = left(sessions.user_agent, 300) from sessions where sessions.id = known_devices.session_id;
create unique index known_devices_id_idx on known_devices (id);
