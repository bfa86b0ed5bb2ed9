import { CardGrid } from '@/components/catalog-ui/card-grid'
import { toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { listProducts } from '@/contract/shop/catalog'
import { callPublic } from '@/lib/api/public'
import { logError } from '@/lib/log'
import { missing } from '@/lib/messages/missing'

const MOST = 5

const find = async (query: { searchContent: string } | { sort: 'popular' }) =>
  (await callPublic(listProducts, { query: { ...query, pageSize: MOST } })).data.productSales

/** Books like the one an address named; the most bought where there are none. */
async function findBooks(slug: string | undefined) {
  const like = slug ? await find({ searchContent: slug.replaceAll('-', ' ') }) : []
  return like.length > 0
    ? { title: missing.similarBooks, books: like }
    : { title: missing.popularBooks, books: await find({ sort: 'popular' }) }
}

/** A help only: the page says what is missing also when nobody can be asked for books. */
export async function SimilarBooks({ slug }: { slug: string | undefined }) {
  const found = await findBooks(slug).catch((error: unknown) => {
    logError('similar books not found', { reason: error instanceof Error ? error.name : 'unknown' })
    return null
  })
  if (!found || found.books.length === 0) return null
  return (
    <section aria-labelledby="similar" className="section">
      <SectionHeading id="similar">{found.title}</SectionHeading>
      <CardGrid label={found.title}>
        {found.books.map((product) => (
          <ProductCard key={product.productId} product={toProductView(product)} />
        ))}
      </CardGrid>
    </section>
  )
}
