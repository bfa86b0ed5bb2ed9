import { Hono } from 'hono'
import type { ProductDetail, ProductSale } from '@/contract/shop/catalog'
import { getProduct, listProducts } from '@/contract/shop/catalog'
import type { createMock } from '@/contract-tools/mock/create-mock'

/** A book as the example upstream of docs/upstream.md tells of it: every name is another one, and money has decimals. */
const bookOf = (book: ProductSale) => ({
  ma: book.productId,
  ten: book.productName,
  duong_dan: book.slug,
  tac_gia: book.author,
  anh: book.originalUrl ?? null,
  gia_bia: `${book.price}.00`,
  gia_ban: `${book.priceSale}.00`,
  danh_muc: book.categoryId,
  da_ban: book.soldCount,
  diem: book.ratingAverage,
  so_danh_gia: book.ratingCount,
  ton: book.available,
})

const detailOf = (book: ProductDetail) => ({
  ...bookOf(book),
  ten_danh_muc: book.categoryName,
  slug_danh_muc: book.categorySlug,
  mo_ta: book.description,
  hinh: book.images,
})

const names = {
  trang: 'page',
  moi_trang: 'pageSize',
  danh_muc: 'category',
  tu_khoa: 'searchContent',
}

const errorOf = async (answer: Response) => {
  const { errorMessage } = (await answer.json()) as { errorMessage: string }
  return { loi: errorMessage }
}

/** The mock with its books under other addresses and names, to try lib/api/adapters.ts with. */
export function withOtherNames(mock: ReturnType<typeof createMock>) {
  const app = new Hono()
  app.get('/sach', async (c) => {
    const query = Object.entries(names).flatMap(([theirs, ours]) => {
      const value = c.req.query(theirs)
      return value === undefined ? [] : [[ours, value]]
    })
    const answer = await mock.request(`${listProducts.path}?${new URLSearchParams(query)}`)
    if (!answer.ok) return c.json(await errorOf(answer), 400)
    const { data } = listProducts.response.parse(await answer.json())
    const { productSales, totalPage, totalProduct } = data
    return c.json({ ket_qua: productSales.map(bookOf), so_trang: totalPage, tong: totalProduct })
  })
  app.get('/sach/:id', async (c) => {
    const id = encodeURIComponent(c.req.param('id'))
    const answer = await mock.request(getProduct.path.replace('{id}', id))
    if (!answer.ok) return c.json(await errorOf(answer), answer.status as 404)
    const { data } = getProduct.response.parse(await answer.json())
    const { productSale, productSalesInCategory } = data
    return c.json({ sach: detailOf(productSale), cung_loai: productSalesInCategory.map(bookOf) })
  })
  app.all('/api/ProductPage/*', (c) => c.notFound())
  app.mount('/', mock.fetch)
  return app
}
