import type { Metadata } from 'next'
import { ConfirmOrder } from '@/components/orders/confirm-order'
import { orders } from '@/lib/messages/orders'
import { paths } from '@/lib/routes/paths'
import { firstValue, type SearchParams } from '@/lib/routes/read-query'

const texts = orders.confirm

export const metadata: Metadata = {
  title: texts.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ name: string }>; searchParams: Promise<SearchParams> }

export default async function ConfirmOrderPage({ params, searchParams }: Props) {
  const orderCode = decodeURIComponent((await params).name)
  const token = firstValue((await searchParams).ma)
  return (
    <div className="wrap section grid max-w-xl grid-cols-1 gap-6">
      <h1>{texts.title}</h1>
      <noscript>{texts.noScript}</noscript>
      {token ? <ConfirmOrder orderCode={orderCode} token={token} /> : <p>{texts.noToken}</p>}
      <p>
        <a className="link" href={paths.orderLookUp()}>
          {texts.lookUp}
        </a>
      </p>
    </div>
  )
}
