import { expect } from '@jest/globals'
import { eachDatabase } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, type TestApp, testApp } from '@/backend/testing/test-app'
import { listProducts } from '@/contract/shop/catalog'

async function search(app: TestApp, text: string) {
  const address = `/api/ProductPage?searchContent=${encodeURIComponent(text)}`
  const { data } = await ask(app, listProducts, address)
  const { suggestion, isNear = false } = data
  return { ids: data.productSales.map(({ productId }) => productId), suggestion, isNear }
}

async function unmetBy(app: TestApp, text: string) {
  const address = `/api/ProductPage?searchContent=${encodeURIComponent(text)}`
  const { unmet, met } = (await ask(app, listProducts, address)).data
  return unmet && { unmet: unmet.map(({ words, name }) => name ?? words), met }
}

eachDatabase('slips of the finger are read as what the shop has', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Truyện Kiều', author: 'Nguyễn Du' })
  await addProduct(db, { id: 2, title: 'Toán lớp 3', grade: 3, categoryId: 1 })
  await addProduct(db, { id: 3, title: 'Lão Hạc', author: 'Nam Cao' })
  await addProduct(db, { id: 4, title: 'Mười hạt thóc' })
  const app = testApp({ db })
  for (const [typed, id, meant] of [
    ['truyen kieeu', 1, 'truyện kiều'],
    ['truyenkieu', 1, 'truyện kiều'],
    ['nguyeenx du', 1, 'nguyễn du'],
    ['tona lop 3', 2, 'toán lớp 3'],
    ['sahc giao khoa lop 3', 2, 'sách giáo khoa lớp 3'],
    ['sahc giáo khoa lop 3', 2, 'sách giáo khoa lop 3'],
    ['lao hat', 3, 'lão hạc'],
  ] as const) {
    expect([typed, await search(app, typed)]).toEqual([
      typed,
      { ids: [id], suggestion: meant, isNear: false },
    ])
  }
})

eachDatabase('what the shop has not is not made into something else', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Viết thư bằng tiếng Anh', author: 'Tạ Khôi Nguyên' })
  await addProduct(db, { id: 2, title: 'Nhà bà', publisher: 'Nhà xuất bản Bến Mực' })
  const app = testApp({ db })
  const nothing = { ids: [], suggestion: null, isNear: false }
  expect(await search(app, 'nguyễn nhật ánh')).toEqual(nothing)
  expect(await search(app, 'harry potter')).toEqual(nothing)
})

eachDatabase('what has nearly all words is said to be near', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Vườn trên ban công' })
  const app = testApp({ db })
  expect(await search(app, 'nuôi cá nhỏ xinh')).toEqual({
    ids: [],
    suggestion: null,
    isNear: false,
  })
  // Two words side by side are enough.
  for (const typed of ['vườn rau ban công', 'nuôi cá ban công nhỏ xinh'])
    expect(await search(app, typed)).toEqual({ ids: [1], suggestion: null, isNear: true })
})

eachDatabase('words that nothing has are said', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Toán lớp 6 – Tập một', grade: 6, subject: 'Toán' })
  await addProduct(db, { id: 2, title: 'Vườn trên ban công' })
  await addProduct(db, { id: 3, title: 'Đội bóng ở bến tre' })
  const app = testApp({ db })
  for (const [typed, unmet, met] of [
    ['sách lớp 6 kết nối tri thức', ['bộ Kết nối tri thức'], 'sách lớp 6'],
    ['toan 6 kntt', ['bộ Kết nối tri thức'], 'toan 6'],
    ['vườn rau ban công', ['rau'], 'vườn ban công'],
    // Met in letters alone, by chance.
    ['đổi trẻ', ['đổi trẻ'], ''],
  ] as const) {
    expect([typed, await unmetBy(app, typed)]).toEqual([typed, { unmet, met }])
  }
  expect(await unmetBy(app, 'toán lớp 6 cho bé')).toBeUndefined()
})

eachDatabase('a known phrase is no slip for another', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Truyện Kiều', author: 'Nguyễn Du' })
  await addProduct(db, { id: 2, title: 'Đọc Truyện Kiều', grade: 9 })
  const app = testApp({ db })
  const found = await search(app, 'Truyện Kiều tập 2')
  expect(found).toMatchObject({ suggestion: null, isNear: true })
  expect(found.ids[0]).toBe(1)
})

eachDatabase('a title in Japanese is found by a part of it', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Giáo trình みんなの日本語 初級 I' })
  await addProduct(db, { id: 2, title: '日記と本' })
  const app = testApp({ db })
  for (const typed of ['日本語', 'みんなの日本語', '初級']) {
    expect([typed, (await search(app, typed)).ids]).toEqual([typed, [1]])
  }
})

eachDatabase('what a book is about is asked before whom it is for', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Vẽ từ những hình đơn giản' })
  await addProduct(db, { id: 2, title: 'Tranh truyện 3–6 tuổi: Gió' })
  const app = testApp({ db })
  expect((await search(app, 'học vẽ cho bé 6 tuổi')).ids).toEqual([1])
  // A word alone says too little.
  for (const typed of ['sách cho bé gái 6 tuổi', 'truyện cho bé 5 tuổi tập đọc'])
    expect([typed, (await search(app, typed)).ids]).toEqual([typed, [2]])
})

eachDatabase('what was typed comes before what may stand for it', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Vẽ từ những hình đơn giản', soldCount: 900 })
  await addProduct(db, { id: 2, title: 'Vui cùng tô màu' })
  await addProduct(db, { id: 3, title: 'Về quê' })
  expect((await search(testApp({ db }), 'tô màu')).ids).toEqual([2, 1])
})

eachDatabase('a title in a script without spaces is found by a part of it', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Học ภาษาไทย cho người Việt' })
  await addProduct(db, { id: 2, title: 'รักภาษา' })
  await addProduct(db, { id: 3, title: 'Tiếng Khmer ភាសាខ្មែរ' })
  await addProduct(db, { id: 4, title: 'Tiếng Hàn: 한국어 입문' })
  const app = testApp({ db })
  for (const [typed, ...ids] of [
    ['ไทย', 1],
    ['ภาษาไทย', 1],
    ['รัก', 2],
    ['ខ្មែរ', 3],
    ['한국어', 4],
  ] as const) {
    expect([typed, (await search(app, typed)).ids]).toEqual([typed, ids])
  }
})
