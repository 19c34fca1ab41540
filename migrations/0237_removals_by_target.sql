-- outside a transaction
-- Whether what was reported has been removed since is asked for every report, also of who has had ten thousands removed.
create index concurrently if not exists removals_of_targets on removals (target_id, target_type) where state <> 'restored';
