import { CATEGORIES_FILE, categories } from '@/backend/seed/catalog/categories'
import { allProducts, productFiles, readProducts } from '@/backend/seed/catalog/products'
import { publishers } from '@/backend/seed/catalog/publishers'
import { FLASH_SALES_FILE, flashSaleThemes } from '@/backend/seed/promotions/flash-sales'
import { VOUCHERS_FILE, vouchers } from '@/backend/seed/promotions/vouchers'
import { nameOf } from '@/backend/seed/read/read-text'
import { problemAt, repeatedAt } from './problem-at'

const categorySlugs = () =>
  categories().flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
const productSlugs = () => new Set(allProducts().map(({ slug }) => slug))

function productProblems(): string[] {
  const known = new Set(categorySlugs())
  const placed = productFiles().flatMap((file) =>
    readProducts(file).map((product, at) => ({ file, product, at })),
  )
  const strangers = placed.flatMap(({ file, product, at }) => {
    if (!known.has(nameOf(file)))
      return at === 0 ? [problemAt(file, [], `no category is called ${nameOf(file)}`)] : []
    return publishers().has(product.publisher)
      ? []
      : [problemAt(file, [at, 'publisher'], `no publisher has the key ${product.publisher}`)]
  })
  const twins = (['sku', 'slug', 'isbn'] as const).flatMap((field) => {
    const having = placed.filter(({ product }) => product[field] !== null)
    return repeatedAt(having.map(({ product }) => product[field])).flatMap((index) => {
      const { file, at, product } = having[index] ?? {}
      return file === undefined || at === undefined
        ? []
        : [problemAt(file, [at, field], `${product?.[field]} is taken by another product`)]
    })
  })
  return [...strangers, ...twins]
}

function categoryProblems(): string[] {
  const seen = categorySlugs()
  return repeatedAt(seen).map((at) =>
    problemAt(CATEGORIES_FILE, [], `two categories are called ${seen[at]}`),
  )
}

function voucherProblems(): string[] {
  const [inShop, known] = [new Set(categorySlugs()), productSlugs()]
  const strangers = vouchers().flatMap(({ categories: wanted = [], products = [] }, at) => [
    ...wanted.flatMap((slug, place) =>
      inShop.has(slug)
        ? []
        : [problemAt(VOUCHERS_FILE, [at, 'categories', place], `no category is called ${slug}`)],
    ),
    ...products.flatMap((slug, place) =>
      known.has(slug)
        ? []
        : [problemAt(VOUCHERS_FILE, [at, 'products', place], `no product is called ${slug}`)],
    ),
  ])
  const twins = repeatedAt(vouchers().map(({ code }) => code)).map((at) =>
    problemAt(VOUCHERS_FILE, [at, 'code'], 'is the code of another voucher'),
  )
  return [...strangers, ...twins]
}

function saleProblems(): string[] {
  const { ended, running, coming } = flashSaleThemes()
  const themes = [
    { path: ['ended'], theme: ended },
    { path: ['running'], theme: running },
    ...coming.map((theme, at) => ({ path: ['coming', at], theme })),
  ]
  const series = new Set(allProducts().map((product) => product.series))
  return themes.flatMap(({ path, theme }) => {
    if (theme.publisher !== undefined && !publishers().has(theme.publisher))
      return [
        problemAt(
          FLASH_SALES_FILE,
          [...path, 'publisher'],
          `no publisher has the key ${theme.publisher}`,
        ),
      ]
    return theme.series === undefined || series.has(theme.series)
      ? []
      : [
          problemAt(
            FLASH_SALES_FILE,
            [...path, 'series'],
            `no book is of the series ${theme.series}`,
          ),
        ]
  })
}

export const catalogProblems = (): string[] => [
  ...categoryProblems(),
  ...productProblems(),
  ...voucherProblems(),
  ...saleProblems(),
]
