-- The words beside files that are sold are free. Messages of before were written to be locked whole, and stay so. See
-- docs/decisions/0189.
alter table messages add column is_text_free boolean not null default false;
