-- When a charge whose answer was lost was last sent once more: for some minutes it may be on its way again, and its payment
-- is not ended as one that was never charged.
alter table payments add column sent_again_at timestamptz;
