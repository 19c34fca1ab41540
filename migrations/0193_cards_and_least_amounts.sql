-- Who else has kept a card is asked before a free trial.
create index payment_cards_fingerprint_idx on payment_cards (fingerprint, user_id) where fingerprint is not null;

-- A tip or a top-up of nothing cannot be booked, so these settings cannot allow it any more.
update settings set value = '0.01' where key in ('minimumTipPrice', 'minimumWalletPrice') and value::text::numeric = 0;
