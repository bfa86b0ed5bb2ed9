'use client'

import { useEffect, useState } from 'react'
import { CardRow } from '@/components/catalog-ui/card-row'
import { toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { listProducts, type ProductSale } from '@/contract/shop/catalog'
import { call } from '@/lib/api/browser'
import { cart } from '@/lib/messages/cart'

const MOST = 8

const findBooks = async () => {
  const query = { sort: 'popular', inStock: '1', objectType: '0', pageSize: MOST } as const
  return (await call(listProducts, { query })).data.productSales
}

/** What others buy, below an empty cart; nothing while it is not known. */
export function PopularBooks() {
  const [books, setBooks] = useState<ProductSale[]>([])
  useEffect(() => {
    let isLeft = false
    findBooks().then(
      (found) => {
        if (!isLeft) setBooks(found)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [])
  if (books.length === 0) return null
  return (
    <section aria-labelledby="popular" className="grid gap-4">
      <h2 id="popular" className="text-h3">
        {cart.empty.popular}
      </h2>
      <CardRow label={cart.empty.popular}>
        {books.map((book) => (
          <ProductCard key={book.productId} product={toProductView(book)} />
        ))}
      </CardRow>
    </section>
  )
}
