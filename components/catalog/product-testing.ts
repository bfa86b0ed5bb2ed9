import type { ProductDetail } from '@/contract/shop/catalog'

export const aBook: ProductDetail = {
  productId: 12,
  productName: 'Số đỏ',
  slug: 'so-do',
  author: 'Vũ Trọng Phụng',
  price: 90_000,
  priceSale: 86_000,
  objectType: 0,
  categoryId: 3,
  categoryName: 'Văn học',
  categorySlug: 'van-hoc',
  soldCount: 0,
  ratingAverage: 0,
  ratingCount: 0,
  available: 1,
  description: '',
  images: [],
}
