import { sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'

/** One in ten was saved in the office, a few of these are drafts, planned, changed since, or archived. */
const states = (kind: 'news' | 'page', table: string, subject: string) => [
  `insert into text_state (kind, subject, version, shown_version, publish_at, archived_at)
    select '${kind}', ${subject}, 2,
      case when n % 200 = 0 then null when n % 300 = 0 then 1 else 2 end,
      case when n % 400 = 0 then now() + interval '1 day' end,
      case when n % 200 = 0 and n % 400 <> 0 and n % 1000 = 0 then now() end
    from (select *, row_number() over (order by ${subject}) as n from ${table}) as t where n % 10 = 0`,
  `insert into text_version (kind, subject, version, title, content_html, saved_at)
    select kind, subject, 2, 'Bản mới ' || subject, repeat('<p>Nội dung</p>', 50), now() - random() * interval '90 days'
    from text_state where kind = '${kind}'`,
  `update ${table} t set
      status = case when s.archived_at is not null then 2 when s.shown_version is null then 0 else 1 end, saved_at = v.saved_at
    from text_state s join text_version v using (kind, subject, version)
    where s.kind = '${kind}' and s.subject = t.${subject.replace('::text', '')}::text`,
]

/** When each was changed: in another order than they were written. */
const CHANGED = `lateral (select now() - (n::bigint * 7919 % 100003) * interval '1 minute' as changed) as c`

/** Articles and pages, as many of each. */
export async function fillTexts(db: Db, count: number) {
  const statements = [
    `insert into news_tag (name, slug) select 'Chuyên mục ' || n, 'chuyen-muc-' || n from generate_series(1, 20) n`,
    `insert into news (tag_id, title, news_url, content_html, search_text, published_at, updated_at, saved_at)
      select case when n % 1000 = 0 then 20 else n % 19 + 1 end, 'Tin ' || md5(n::text), 'tin-' || n, repeat('<p>Nội dung</p>', 200),
        case when n % 10 = 0 then 'toan ' else '' end || 'bai ' || n || ' chu de ' || md5((n % 5000)::text),
        now() - n * interval '7 minutes', changed, changed
      from generate_series(1, ${count}) n, ${CHANGED}`,
    `insert into page (slug, kind, title, content_html, updated_at, saved_at)
      select 'trang-' || n, case when n % 5000 = 0 then 'static' else 'landing' end,
        case when n % 10 = 0 then 'Toán ' else '' end || 'Trang ' || md5(n::text), repeat('<p>Nội dung</p>', 200), changed, changed
      from generate_series(1, ${count}) n, ${CHANGED}`,
    ...states('news', 'news', 'id::text'),
    ...states('page', 'page', 'slug'),
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
  for (const table of ['news', 'page', 'text_state', 'text_version'])
    await db.execute(sql.raw(`vacuum analyze ${table}`))
}

/** People with an order each. */
export async function fillCustomers(db: Db, count: number) {
  const statements = [
    `insert into app_user (id, email, phone, name, password_hash, status, created_at)
      select n, 'Nguoi.' || n || '@mail.example', '09' || lpad(n::text, 8, '0'), 'Nguyễn Văn ' || n, 'x', 1, now() - n * interval '1 minute'
      from generate_series(1, ${count}) n`,
    `insert into orders (id, code, user_id, receiver_name, phone, address, ward_name, city_name, payment_type, status, sub_total, total, placed_at)
      select gen_random_uuid(), 'HS' || lpad(n::text, 8, '0'), n, 'Nguyễn Văn ' || n, '09' || lpad(n::text, 8, '0'), '1 Phố Huế',
        'Phường Mẫu', 'Hà Nội', 1, 5, 100000, 100000, now() - n * interval '1 minute'
      from generate_series(1, ${count}) n`,
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
  for (const table of ['app_user', 'orders']) await db.execute(sql.raw(`vacuum analyze ${table}`))
}
