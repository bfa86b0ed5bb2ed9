import { expect, test } from '@jest/globals'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, tokenOf } from '@/backend/testing/accounts'
import { ask } from '@/backend/testing/test-app'
import { listAddresses, type UserAddress } from '@/contract/shop/address-book'

const open = async () => {
  const store = await testDatabase()
  await fillPlaces(store.db)
  const shop = accountsApp(store.db)
  await addPerson(store.db)
  return { ...shop, close: store.close, me: bearer(await tokenOf(shop)) }
}

const home = (changes: Record<string, unknown> = {}) => ({
  name: 'Nguyễn Thị Lan',
  phone: '0912 345 678',
  address: '12 Lê Lợi',
  wardId: 126743,
  ...changes,
})
const one = 'UserAddress/userAddresses'

const dataOf = async (asked: Response | Promise<Response>) => {
  const answer = await asked
  const body = (await answer.json()) as { data: UserAddress; errorMessage?: string }
  return { status: answer.status, data: body.data, errorMessage: body.errorMessage }
}
const list = async ({ app, me }: Pick<Awaited<ReturnType<typeof open>>, 'app' | 'me'>) =>
  (await ask(app, listAddresses, '/api/UserAddress', { headers: me })).data

test('the first address is the default, and its ward names district and city', async () => {
  const { post, close, me } = await open()
  const { data } = await dataOf(post('UserAddress', home(), me))
  expect(data).toMatchObject({
    phone: '0912345678',
    wardName: 'Phường Bến Thành',
    districtName: '',
    cityName: 'Thành phố Hồ Chí Minh',
    isDefault: true,
  })
  await close()
})

test('there is one default, whatever is added, changed or removed', async () => {
  const shop = await open()
  const { post, patch, del, me } = shop
  const first = (await dataOf(post('UserAddress', home(), me))).data.addressId
  const second = (await dataOf(post('UserAddress', home({ isDefault: true }), me))).data.addressId
  const third = (await dataOf(post('UserAddress', home(), me))).data.addressId
  expect((await list(shop)).map(({ addressId }) => addressId)).toEqual([second, third, first])
  await patch(`${one}/${second}`, home({ isDefault: false }), me)
  await patch(`${one}/${third}`, home({ isDefault: true, address: '5 Hàng Bài' }), me)
  expect((await list(shop))[0]).toMatchObject({ addressId: third, address: '5 Hàng Bài' })
  await del(`${one}/${third}`, me)
  const rest = await list(shop)
  expect(rest.map(({ isDefault }) => isDefault)).toEqual([true, false])
  expect(rest[0]?.addressId).toBe(second)
  await shop.close()
})

test('somebody else’s address is as unknown as one that does not exist', async () => {
  const shop = await open()
  const { get, patch, del, post, me, db } = shop
  const id = (await dataOf(post('UserAddress', home(), me))).data.addressId
  await addPerson(db, { email: 'minh@sach.vn', role: 'admin' })
  const other = bearer(await tokenOf(shop, 'minh@sach.vn'))
  const answers = await Promise.all(
    [id, 999_999].flatMap((of) => [
      get(`${one}/${of}`, other),
      patch(`${one}/${of}`, home(), other),
      del(`${one}/${of}`, other),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(await list(shop)).toHaveLength(1)
  expect(await list({ ...shop, me: other })).toEqual([])
  await shop.close()
})

test.each([
  ['a ward nobody knows', { wardId: 5 }, 400],
  ['no ward', { wardId: 0 }, 400],
  ['no address', { address: ' ' }, 400],
  ['a telephone number that is none', { phone: '12345' }, 400],
  ['a name too long', { name: 'x'.repeat(101) }, 400],
])('an address with %s is not kept', async (_, changes, status) => {
  const { post, close, me } = await open()
  expect((await dataOf(post('UserAddress', home(changes), me))).status).toBe(status)
  await close()
})

databaseTest(
  'an address book filled from many sides has twenty addresses and one default',
  async ({ db }) => {
    await fillPlaces(db)
    const shop = accountsApp(db)
    await addPerson(db)
    const me = bearer(await tokenOf(shop))
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const answer = await shop.post('UserAddress', home({ isDefault: true }), me)
        return answer.status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    const kept = await list({ ...shop, me })
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  },
)
