import { listStaffNews } from '@/backend/modules/content/news/staff-news-queries'
import { listStaffPages } from '@/backend/modules/content/pages/staff-page-queries'
import type { Db } from '@/backend/platform/db/connect'
import { findCustomers } from '@/backend/read-models/customers/customer-queries'
import { listProducts } from '@/backend/read-models/staff-products/staff-product-queries'

const of =
  <Q extends { page: number; pageSize: number }>(ask: (db: Db, query: Q) => Promise<unknown>) =>
  (query: Partial<Q> = {}) =>
  (db: Db) =>
    ask(db, { page: 1, pageSize: 25, ...query } as Q)

const list = of(listProducts)
const news = of(listStaffNews)
const pages = of(listStaffPages)
const customers = of(findCustomers)

/** What the lists of the staff ask. */
export const staffQuestions: Record<string, (db: Db) => Promise<unknown>> = {
  'staff: the last changed': list(),
  'staff: page 400': list({ page: 400 }),
  'staff: by title': list({ sort: 'productName' }),
  'staff: the dearest': list({ sort: 'price', order: 'desc' }),
  'staff: the most sold': list({ sort: 'soldCount', order: 'desc' }),
  'staff: a category': list({ categoryId: 7 }),
  'staff: a category by title': list({ categoryId: 7, sort: 'productName' }),
  'staff: hidden ones': list({ state: 'hidden' }),
  'staff: archived ones': list({ state: 'archived' }),
  'staff: what runs low': list({ state: 'low' }),
  'staff: a rare word': list({ q: 'quyen 4711' }),
  'staff: a word of every tenth title': list({ q: 'toan' }),
  'staff: a code': list({ q: '9786042137959' }),
  'staff: rows by their ids': list({ ids: '1,2,3,4711,99999' }),
  'news: the last changed': news(),
  'news: page 400': news({ page: 400 }),
  'news: by day': news({ sort: 'publishedTime', order: 'desc' }),
  'news: by title': news({ sort: 'title' }),
  'news: drafts': news({ state: 'draft' }),
  'news: changed since shown': news({ state: 'changed' }),
  'news: planned ones': news({ state: 'scheduled' }),
  'news: archived ones': news({ state: 'archived' }),
  'news: published, page 400': news({ state: 'published', page: 400 }),
  'news: a large rubric': news({ tagId: 7 }),
  'news: a small rubric': news({ tagId: 20 }),
  'news: a large rubric by title': news({ tagId: 7, sort: 'title' }),
  'news: a rare word': news({ q: 'bài 471' }),
  'news: a word of every tenth': news({ q: 'toán' }),
  'news: a word nobody wrote': news({ q: 'zzzqqq' }),
  'pages: by title': pages(),
  'pages: page 400': pages({ page: 400 }),
  'pages: the last changed': pages({ sort: 'changedTime', order: 'desc' }),
  'pages: with their own address': pages({ kind: 'static' }),
  'pages: drafts': pages({ state: 'draft' }),
  'pages: changed since shown': pages({ state: 'changed' }),
  'pages: planned ones': pages({ state: 'scheduled' }),
  'pages: archived ones': pages({ state: 'archived' }),
  'pages: published, page 400': pages({ state: 'published', page: 400 }),
  'pages: an address': pages({ q: 'trang-471' }),
  'pages: a word of every tenth': pages({ q: 'toan' }),
  'pages: a word nobody wrote': pages({ q: 'zzzqqq' }),
  'customers: an e-mail': customers({ q: 'nguoi.471@mail.example' }),
  'customers: a telephone number': customers({ q: '0900000471' }),
  'customers: an order': customers({ q: 'HS00000471' }),
  'customers: nobody': customers({ q: 'khong-co@mail.example' }),
}
