import { type SQL, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { course } from '@/backend/modules/learning/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { searchMiss } from '@/backend/modules/search/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { reportTexts as texts } from '@/backend/read-models/reports/texts'
import {
  goodsOfOrder,
  isSold,
  keptCopies,
  keptGoods,
  totalOfOrder,
} from '@/backend/read-models/sold'
import type { Report, ReportName } from '@/contract/staff/reports'

export type Column = Report['columns'][number]
type Row = Record<string, string | number | null>
type Query = { columns: Column[]; rows: (range: SQL, days: { from: string; to: string }) => SQL }

const ZONE = 'Asia/Ho_Chi_Minh'

const text = (label: string): Column => ({ label, kind: 'text' })
const counted = (label: string): Column => ({ label, kind: 'count' })
const money = (label: string): Column => ({ label, kind: 'money' })

/** Orders placed on these days of the shop, both ends among them, and sold. */
export const placedWithin = (from: string, to: string) => sql`${isSold}
  and o.placed_at >= ${from}::date::timestamp at time zone ${ZONE}
  and o.placed_at < (${to}::date + 1)::timestamp at time zone ${ZONE}`

const discounts = sql`o.discount_voucher + o.discount_coupon + o.discount_affiliate`
const orderSums = [
  ...[counted(texts.orders), money(texts.goods), money(texts.discount)],
  ...[money(texts.shipping), money(texts.total)],
]
const sums = sql`count(*)::int as c1, sum(${goodsOfOrder})::float8 as c2, sum(${discounts})::float8 as c3,
  sum(o.shipping_fee)::float8 as c4, sum(${totalOfOrder})::float8 as c5`

/** Whole orders, grouped by something each of them has. */
const byOrder = (by: Column, key: SQL, order: SQL): Query => ({
  columns: [by, ...orderSums],
  rows: (range) => sql`select ${key} as c0, ${sums} from ${orders} o where ${range}
    group by 1 order by ${order}`,
})

const paymentName = sql`case o.payment_type ${sql.join(
  texts.payments.map((name, type) => sql`when ${type} then ${name}`),
  sql` `,
)} else ${texts.otherPayment(0).replace(/0$/, '')} || o.payment_type end`

/** A code's uses and what they took off, of each of the three kinds. */
const codes = (code: SQL, discount: SQL, range: SQL) =>
  sql`select ${code} as c0, count(*)::int as c1, sum(${discount})::float8 as c2,
    sum(${totalOfOrder})::float8 as c3 from ${orders} o where ${range} and ${code} is not null group by 1`

const learning = sql`lateral (
  select count(*)::int as learners, (count(*) filter (where not exists (
    select 1 from lesson l where l.course_id = u.course_id and l.status = 1 and not exists (
      select 1 from lesson_progress p
      where p.lesson_id = l.id and p.user_id = u.user_id and p.completed_at is not null))))::int as finished
  from user_course u where u.course_id = c.id
    and exists (select 1 from lesson l where l.course_id = c.id and l.status = 1)) learnt`

export const reportQueries: Record<ReportName, Query> = {
  day: byOrder(
    { label: texts.day, kind: 'day' },
    sql`(o.placed_at at time zone ${sql.raw(`'${ZONE}'`)})::date::text`,
    sql`1`,
  ),
  payment: byOrder(text(texts.payment), paymentName, sql`c5 desc`),
  province: byOrder(text(texts.province), sql`o.city_name`, sql`c5 desc, 1`),
  title: {
    columns: [text(texts.title), text(texts.isbn), counted(texts.copies), money(texts.goods)],
    rows: (range) => sql`select max(l.title) as c0, coalesce(max(p.isbn), '') as c1,
        sum(${keptCopies})::int as c2, sum(${keptGoods})::float8 as c3
      from ${orders} o join ${orderLine} l on l.order_id = o.id join ${product} p on p.id = l.product_id
      where ${range} group by l.product_id order by c3 desc, l.product_id`,
  },
  category: {
    columns: [text(texts.category), counted(texts.copies), money(texts.goods)],
    rows: (
      range,
    ) => sql`select g.name as c0, sum(${keptCopies})::int as c1, sum(${keptGoods})::float8 as c2
      from ${orders} o join ${orderLine} l on l.order_id = o.id join ${product} p on p.id = l.product_id
        join category g on g.id = p.category_id
      where ${range} group by g.id order by c2 desc, g.id`,
  },
  stock: {
    columns: [
      ...[text(texts.category), counted(texts.titles), counted(texts.onHand)],
      ...[counted(texts.reserved), money(texts.listValue), money(texts.saleValue)],
    ],
    rows: () => sql`select g.name as c0, count(*)::int as c1, sum(i.on_hand)::int as c2,
        sum(i.reserved)::int as c3, sum(i.on_hand::float8 * p.price) as c4,
        sum(i.on_hand::float8 * p.sale_price) as c5
      from ${inventory} i join ${product} p on p.id = i.product_id join category g on g.id = p.category_id
      where i.on_hand > 0 group by g.id order by c5 desc, g.id`,
  },
  vouchers: {
    columns: [
      ...[text(texts.code), counted(texts.uses), money(texts.discount), money(texts.total)],
    ],
    rows: (range) => sql`${codes(sql`o.voucher_code`, sql`o.discount_voucher`, range)}
      union all ${codes(sql`o.coupon_code`, sql`o.discount_coupon`, range)}
      union all ${codes(sql`o.affiliate_code`, sql`o.discount_affiliate`, range)}
      order by c2 desc, c0`,
  },
  courses: {
    columns: [
      ...[text(texts.course), counted(texts.sold), money(texts.income)],
      ...[counted(texts.learners), counted(texts.finished)],
    ],
    rows: (range) => sql`select c.name as c0, coalesce(sold.copies, 0) as c1,
        coalesce(sold.income, 0) as c2, learnt.learners as c3, learnt.finished as c4
      from ${course} c left join lateral (
        select sum(${keptCopies})::int as copies, sum(${keptGoods})::float8 as income
        from ${orders} o join ${orderLine} l on l.order_id = o.id
        where l.course_id = c.id and ${range}) sold on true, ${learning}
      order by c2 desc, c.id`,
  },
  searches: {
    columns: [
      text(texts.searched),
      ...[counted(texts.times), counted(texts.shownInstead)],
      { label: texts.lastDay, kind: 'day' },
    ],
    rows: (_, { from, to }) => sql`select m.words as c0, sum(m.times)::int as c1,
        (array_agg(m.shown order by m.day desc))[1]::int as c2, max(m.day)::text as c3
      from ${searchMiss} m where m.day between ${from}::date and ${to}::date
      group by m.words order by c1 desc, c3 desc, m.words`,
  },
}

const MOST_ROWS = 5000

/** A report as a table with its sums. */
export async function readReport(db: Db, name: ReportName, from: string, to: string) {
  const { columns, rows: query } = reportQueries[name]
  const { rows } = await db.execute<Row>(query(placedWithin(from, to), { from, to }))
  const table = rows.map((row) => columns.map((_, at) => row[`c${at}`] ?? ''))
  const total = columns.map(({ kind }, at) => {
    if (at === 0) return texts.all
    return kind === 'text' || kind === 'day'
      ? ''
      : table.reduce((sum, cells) => sum + Number(cells[at]), 0)
  })
  return { columns, rows: table.slice(0, MOST_ROWS), total, isCut: table.length > MOST_ROWS }
}
