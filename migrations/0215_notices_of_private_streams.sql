-- What asks for something in a private stream is found by it once that is done, or over.
create index notifications_private_idx on notifications (link) where kind in ('private-request', 'private-accepted');
