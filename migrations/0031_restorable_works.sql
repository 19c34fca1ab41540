-- What a performer has deleted can be brought back for a while, as posts can; photos have words of their own.
-- See docs/decisions/0070.
do $$
declare
  work text;
begin
  foreach work in array array['galleries', 'photos', 'videos', 'products'] loop
    -- How long its performer may take a deletion back; null when it is for good.
    execute format('alter table %I add column restorable_until timestamptz', work);
  end loop;
end $$;

-- The cover that was chosen, also while its photo is deleted; null: the first photo there is.
alter table galleries add column chosen_cover_id uuid references photos;
update galleries set chosen_cover_id = cover_photo_id;

alter table photos add column description text not null default '' check (length(description) <= 2000);
