import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { ProductDetailView } from '@/components/catalog/product-detail-view'
import { aBook } from '@/components/catalog/product-testing'

test('without scripts the page says so above the buy buttons', () => {
  const html = renderToStaticMarkup(
    <ProductDetailView
      productSale={aBook}
      productSalesInCategory={[]}
      course={null}
      crumbs={[]}
      origin="https://shop.example"
      delivery="Giao 1–6 ngày"
      reviews={null}
    />,
  )
  expect(html).toMatch(/<noscript>[^<]*JavaScript[^<]*<\/noscript>.*Thêm vào giỏ/)
})
