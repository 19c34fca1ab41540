-- What is said about one thing is asked each time an operator is shown a picture of a reported message, and for every
-- row of the queue.
create index reports_open_target_idx on reports (target_id) where status = 'open';
