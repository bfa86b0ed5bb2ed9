import type { ReactNode } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { OrderLookupForm } from '@/components/orders/order-lookup-form'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { TextInput } from '@/components/ui/text-input'
import { missing as texts } from '@/lib/messages/missing'
import { orders } from '@/lib/messages/orders'
import { search } from '@/lib/messages/search'
import type { MissingKind } from '@/lib/routes/missing-kind'
import { paths } from '@/lib/routes/paths'

type Way = { label: string; href: string }

const to = {
  home: { label: texts.toHome, href: paths.home() },
  products: { label: texts.toProducts, href: paths.products() },
  library: { label: texts.toLibrary, href: paths.library() },
  mine: { label: texts.toMine, href: paths.myDocuments() },
  activation: { label: texts.toActivation, href: paths.activation() },
  news: { label: texts.toNews, href: paths.newsList() },
  textbooks: { label: texts.toTextbooks, href: paths.textbooks() },
  orders: { label: texts.toOrders, href: paths.account.orders() },
  lookUp: { label: texts.toLookUp, href: paths.orderLookUp() },
} satisfies Record<string, Way>

const waysOn: Record<MissingKind, readonly Way[]> = {
  page: [to.home, to.products],
  product: [to.products],
  category: [to.products],
  course: [to.library, to.activation],
  lesson: [to.library, to.mine],
  ownCourse: [to.mine, to.library, to.activation],
  ownLesson: [to.mine, to.library, to.activation],
  exercise: [to.mine, to.library],
  exam: [to.mine, to.library],
  order: [to.orders],
  ownOrder: [to.orders, to.lookUp],
  news: [to.news, to.home],
  textbook: [to.textbooks, to.products],
  landingPage: [to.home, to.products],
  shortLink: [to.activation, to.library, to.home],
}

type Props = {
  kind: MissingKind
  /** Of the order that was asked for, where the address names it. */
  orderCode?: string | undefined
  words?: { title: string; text: string }
  /** In place of those of the kind. */
  ways?: readonly Way[] | undefined
  children?: ReactNode
}

/** Says what is missing and how to go on; works without scripts. */
export function NotFoundView({ kind, words, ways, orderCode, children }: Props) {
  const { title, text } = words ?? texts.words[kind]
  return (
    <div className="wrap">
      <EmptyState level={1} title={title} text={text}>
        <div className="grid gap-6">
          {kind === 'page' || kind === 'product' ? <ProductSearch /> : null}
          {kind === 'order' ? (
            <div className="w-80 max-w-full text-left">
              <OrderLookupForm orderCode={orderCode} />
              <noscript>{orders.lookup.noScript}</noscript>
            </div>
          ) : null}
          <div className="flex flex-wrap justify-center gap-3">
            {(ways ?? waysOn[kind]).map(({ label, href }, index) => (
              <LinkButton key={href} href={href} variant={index === 0 ? 'quiet' : 'text'}>
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
      </EmptyState>
      {children}
    </div>
  )
}

const ProductSearch = () => (
  <form action={paths.products()} className="flex flex-wrap items-end justify-center gap-3">
    <TextInput
      label={search.input}
      hideLabel
      type="search"
      name="searchContent"
      required
      placeholder={texts.search}
    />
    <Button type="submit">{search.open}</Button>
  </form>
)
