import { getProduct, listProducts } from '@/contract/shop/catalog'
import { type Adapters, adapt } from '@/lib/api/adapter'

/** A book as the example upstream tells of it: every name is another one, and money has decimals. */
type Book = {
  ma: number
  ten: string
  duong_dan: string
  tac_gia: string | null
  anh: string | null
  gia_bia: string
  gia_ban: string
  danh_muc: number
  da_ban: number
  diem: number
  so_danh_gia: number
  ton: number
}

const productOf = (book: Book) => ({
  productId: book.ma,
  productName: book.ten,
  slug: book.duong_dan,
  author: book.tac_gia ?? '',
  originalUrl: book.anh,
  price: Math.round(Number(book.gia_bia)),
  priceSale: Math.round(Number(book.gia_ban)),
  objectType: 0,
  categoryId: book.danh_muc,
  soldCount: book.da_ban,
  ratingAverage: book.diem,
  ratingCount: book.so_danh_gia,
  available: book.ton,
})

type Shelf = { ket_qua: Book[]; so_trang: number; tong: number }
type Detail = {
  sach: Book & { ten_danh_muc: string; slug_danh_muc: string; mo_ta: string; hinh: string[] }
  cung_loai: Book[]
}

/** The example of docs/upstream.md: an upstream whose addresses and names all differ from the contract's. */
export const exampleAdapters: Adapters = [
  adapt(listProducts, {
    path: '/sach',
    query: ({ page, pageSize, category, searchContent }) => ({
      trang: page,
      moi_trang: pageSize,
      danh_muc: category,
      tu_khoa: searchContent,
    }),
    response: ({ ket_qua, so_trang, tong }: Shelf) => ({
      data: { productSales: ket_qua.map(productOf), totalPage: so_trang, totalProduct: tong },
    }),
    errorMessage: ({ loi }: { loi?: string }) => loi,
  }),
  adapt(getProduct, {
    path: '/sach/{id}',
    response: ({ sach, cung_loai }: Detail) => ({
      data: {
        productSale: {
          ...productOf(sach),
          categoryName: sach.ten_danh_muc,
          categorySlug: sach.slug_danh_muc,
          description: sach.mo_ta,
          images: sach.hinh,
        },
        productSalesInCategory: cung_loai.map(productOf),
      },
    }),
    errorMessage: ({ loi }: { loi?: string }) => loi,
  }),
]
