-- When the operator behind a session last proved to be there, for acts that ask for it again. Unlike `confirmed_at` no
-- login counts: it is empty until somebody is asked.
alter table sessions add column proved_at timestamptz;

-- An operator's session lives a day, whatever was promised when it began.
update sessions s set expires_at = least(s.expires_at, s.created_at + interval '1 day')
from users u where u.id = s.user_id and u.role = 'operator';
