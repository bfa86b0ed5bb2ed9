import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser, feedback, product } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, PASSWORD, tokenOf } from '@/backend/testing/accounts'
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
  const [bad] = await db
    .insert(feedback)
    .values(rows.map((row) => ({ ...row, productId: id, displayName: 'Lan N.' })))
    .returning({ id: feedback.id })
  const owner = bearer(await tokenOf(shop))
  return { ...shop, editor, owner, productId: id, reviewId: bad?.id ?? 0 }
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

databaseTest('what was hidden without a reason is hidden for the staff too', async ({ db }) => {
  const { get, editor, reviewId } = await reviewed(db)
  await db.update(feedback).set({ status: 0 }).where(eq(feedback.id, reviewId))
  const { data } = await (await get('staff/reviews?state=hidden', editor)).json()
  expect(data).toMatchObject([{ id: reviewId, hiddenReason: '' }])
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
