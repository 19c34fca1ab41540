-- What of a letter's data lets nobody in: of it the letter is drawn again for operators of a site in production, who
-- see neither its links nor its codes. Letters from before know nothing of it, and are not shown.
alter table mails add column shown jsonb;
