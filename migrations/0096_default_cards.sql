-- The card that is proposed first: the one that was chosen last of those that are still kept, see docs/decisions/0130.
alter table payment_cards add column default_since timestamptz;

-- Which subscriptions were begun with a card.
create index payments_card_idx on payments (card_id) where purpose = 'subscription';
