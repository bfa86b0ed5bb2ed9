import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { ConfirmStockNotice, StockNoticeForm } from '@/components/catalog/stock-notice-form'
import { RecentBooks } from '@/components/catalog-ui/recent-books'
import { LinkButton } from '@/components/ui/link-button'
import { getProduct } from '@/contract/shop/catalog'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { stockNotice as texts } from '@/lib/messages/stock-notice'
import { isCourse } from '@/lib/orders/order-contents'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { firstValue, type SearchParams } from '@/lib/routes/read-query'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

async function load({ params }: Pick<Props, 'params'>) {
  await connection()
  const id = parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
  const { data } = await callPublic(getProduct, { params: { id } }).catch((error: unknown) => {
    if (isMissing(error)) notFound()
    throw error
  })
  if (isCourse(data.productSale)) notFound()
  return data.productSale
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { productName } = await load(props)
  return {
    title: texts.title(productName),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function StockNoticePage(props: Props) {
  const book = await load(props)
  const token = firstValue((await props.searchParams).ma)
  const bookHref = paths.product({ id: book.productId, slug: book.slug })
  return (
    <div className="wrap section grid max-w-xl grid-cols-1 gap-6">
      <h1>{texts.title(book.productName)}</h1>
      <noscript>{texts.noScript}</noscript>
      {token ? <ConfirmStockNotice token={token} /> : <Ask book={book} bookHref={bookHref} />}
      <p>
        <a className="link" href={bookHref}>
          {texts.back}
        </a>
      </p>
      <RecentBooks but={book.productId} />
    </div>
  )
}

function Ask({ book, bookHref }: { book: Awaited<ReturnType<typeof load>>; bookHref: string }) {
  if (book.available > 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{texts.isAvailable}</p>
        <LinkButton href={bookHref}>{texts.buy}</LinkButton>
      </div>
    )
  return (
    <>
      <p className="text-ink-2">{texts.text}</p>
      <StockNoticeForm productId={book.productId} />
    </>
  )
}
