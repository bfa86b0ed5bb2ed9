import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  bearer,
  emailsTo,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'
import { addProduct, openShop } from '@/backend/testing/shop'

type Db = Parameters<typeof accountsApp>[0]

async function reviewed(db: Db) {
  const shop = accountsApp(db)
  const lan = await addPerson(db)
  await addPerson(db, { email: 'bien-tap@sach.vn', role: 'staff', staffRoles: ['editor'] })
  const editor = bearer(await tokenOf(shop, 'bien-tap@sach.vn'))
  await shop.post('staff/session/unlock', { password: PASSWORD }, editor)
  await openShop(db)
  const id = await addProduct(db, { id: 7 })
  const rows = [
    { rating: 1, content: 'Dở', userId: lan.id },
    { rating: 5, content: 'Hay', userId: null },
  ]
  const [bad, good] = await db
    .insert(feedback)
    .values(rows.map((row) => ({ ...row, productId: id, displayName: 'Lan N.' })))
    .returning({ id: feedback.id })
  const owner = bearer(await tokenOf(shop))
  return {
    ...shop,
    editor,
    owner,
    productId: id,
    reviewId: bad?.id ?? 0,
    guestReviewId: good?.id ?? 0,
  }
}

databaseTest(
  'a hidden review leaves the page and the mean; its author reads why',
  async ({ db }) => {
    const { get, patch, editor, owner, productId, reviewId } = await reviewed(db)
    const reason = 'Lời lẽ xúc phạm người khác.'
    const hidden = await patch(`staff/reviews/${reviewId}`, { hiddenReason: reason }, editor)
    expect([hidden.status, (await hidden.json()).data]).toMatchObject([
      200,
      { hiddenReason: reason, isNew: false },
    ])
    const shown = await (await get(`Feedback/${productId}`)).json()
    expect(shown).toMatchObject({ ratingCount: 1, ratingAverage: 5, data: [{ content: 'Hay' }] })
    const [book] = await db.select().from(product).where(eq(product.id, productId))
    expect(book).toMatchObject({ ratingCount: 1 })
    const own = await (await get('Feedback', owner)).json()
    expect(own.data).toMatchObject([{ content: 'Dở', hiddenReason: reason }])
    await patch(`staff/reviews/${reviewId}`, { hiddenReason: '' }, editor)
    expect(await (await get(`Feedback/${productId}`)).json()).toMatchObject({ ratingCount: 2 })
  },
)

databaseTest('the shop’s answer stands below the review until it is taken back', async ({ db }) => {
  const { get, patch, editor, owner, productId, reviewId } = await reviewed(db)
  const replies = async () => {
    const { data } = await (await get(`Feedback/${productId}`)).json()
    return data.map(({ reply }: { reply: string | null }) => reply).filter(Boolean)
  }
  await patch(`staff/reviews/${reviewId}`, { reply: 'Cảm ơn bạn.' }, editor)
  expect(await replies()).toEqual(['Cảm ơn bạn.'])
  const unread = async () => (await (await get('staff/reviews?state=new', editor)).json()).totalItem
  expect(await unread()).toBe(1)
  await patch(`Feedback/${reviewId}`, { rating: 2, content: 'Tạm' }, owner)
  expect(await unread()).toBe(2)
  await patch(`staff/reviews/${reviewId}`, { reply: '' }, editor)
  expect(await replies()).toEqual([])
})

databaseTest(
  'the reader is mailed the shop’s answer, and not what becomes of it later',
  async ({ db }) => {
    const { patch, editor, config, productId, reviewId } = await reviewed(db)
    const change = (body: object) => patch(`staff/reviews/${reviewId}`, body, editor)
    await change({ isNew: false })
    await change({ reply: '' })
    expect(await emailsTo(db, 'lan@sach.vn')).toEqual([])
    await change({ reply: 'Cảm ơn bạn.\nCửa hàng gửi bản khác.' })
    const mailed = await emailsTo(db, 'lan@sach.vn')
    expect(mailed).toMatchObject([{ subject: 'Cửa hàng đã trả lời đánh giá của bạn về “Sách 7”' }])
    expect(mailed[0]?.bodyText).toContain('Chào Nguyễn Thị Lan,')
    expect(mailed[0]?.bodyText).toContain('Cảm ơn bạn.\nCửa hàng gửi bản khác.')
    expect(mailed[0]?.bodyText).toContain(`${config.publicUrl}/san-pham/${productId}\n`)
    await change({ reply: 'Cảm ơn bạn nhiều.' })
    await change({ hiddenReason: 'Quảng cáo.' })
    await change({ reply: '' })
    expect(await emailsTo(db, 'lan@sach.vn')).toHaveLength(1)
  },
)

databaseTest('an answer is mailed to active accounts alone', async ({ db }) => {
  const { patch, editor, reviewId, guestReviewId } = await reviewed(db)
  const answer = async (id: number) => {
    const answered = await patch(`staff/reviews/${id}`, { reply: 'Cảm ơn bạn.' }, editor)
    return (await answered.json()).data
  }
  await db.update(appUser).set({ status: 2 }).where(eq(appUser.email, 'lan@sach.vn'))
  expect(await answer(reviewId)).toMatchObject({ reply: 'Cảm ơn bạn.' })
  expect(await answer(guestReviewId)).toMatchObject({ reply: 'Cảm ơn bạn.' })
  expect(await db.select().from(mailOutbox)).toEqual([])
})

databaseTest('what was hidden without a reason is hidden for the staff too', async ({ db }) => {
  const { get, editor, reviewId } = await reviewed(db)
  await db.update(feedback).set({ status: 0 }).where(eq(feedback.id, reviewId))
  const { data } = await (await get('staff/reviews?state=hidden', editor)).json()
  expect(data).toMatchObject([{ id: reviewId, hiddenReason: '' }])
})

databaseTest('whoever asked to be left alone is answered and not mailed', async ({ db }) => {
  const { patch, editor, reviewId } = await reviewed(db)
  await db.update(appUser).set({ restrictedAt: new Date() })
  const answered = await patch(`staff/reviews/${reviewId}`, { reply: 'Cảm ơn bạn.' }, editor)
  expect((await answered.json()).data).toMatchObject({ reply: 'Cảm ơn bạn.' })
  expect(await db.$count(mailOutbox)).toBe(0)
})

databaseTest('the shop does not show again whose author is to be left alone', async ({ db }) => {
  const { patch, get, editor, productId, reviewId } = await reviewed(db)
  await patch(`staff/reviews/${reviewId}`, { hiddenReason: 'Quảng cáo.' }, editor)
  await db.update(appUser).set({ restrictedAt: new Date() })
  await patch(`staff/reviews/${reviewId}`, { hiddenReason: '' }, editor)
  expect(await (await get(`Feedback/${productId}`)).json()).toMatchObject({ ratingCount: 1 })
})

databaseTest('an empty change and an unknown review are refused', async ({ db }) => {
  const { patch, editor } = await reviewed(db)
  const status = async (id: number, body: object) =>
    (await patch(`staff/reviews/${id}`, body, editor)).status
  expect([await status(1, {}), await status(2_000_000, { isNew: false })]).toEqual([400, 404])
})
