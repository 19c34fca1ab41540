-- A planned work that does not appear, as the site has removed a file of it, has a notice of its own: about the account,
-- one entry a work. It used the words of a file that could not be prepared.
create or replace function notification_category(kind text) returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'comment-reply', 'mention', 'message', 'follow') then 'people'
    when kind in ('post', 'stream-started', 'stream-soon', 'stream-moved', 'stream-cancelled') then 'content'
    when kind in ('verification-approved', 'verification-refused', 'report-acted', 'report-dismissed', 'content-removed',
      'content-restored', 'objection-upheld', 'file-failed', 'work-held', 'message-file-failed', 'campaign-failed',
      'campaign-incomplete', 'recording-failed', 'stream-lapsed') then 'account'
    else 'money' end;
end $$;

create or replace function notification_group(kind text, link text, actor_id uuid, created_at timestamptz, id uuid)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed', 'work-held', 'comment-reply',
      'mention', 'message', 'message-file-failed') and link is not null then kind || ' ' || link
    when kind in ('follow', 'subscription', 'tip', 'subscription-renewed')
      then kind || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    when kind = 'post' then kind || ' ' || actor_id || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    else id::text end;
end $$;
