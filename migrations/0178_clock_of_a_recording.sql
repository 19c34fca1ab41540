-- When what a film shows happened: an array of {atMs, startedAt, durationMs}, one for each stretch without a break, in
-- milliseconds of the film and since 1970. By it the chat is shown again beside the film. Null for films from before.
alter table recordings add column clock jsonb;
