import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PreviewNote, staffOnly } from '@/app/(shop)/preview'
import { HomeView } from '@/components/home/home-view'
import { IncompletePage } from '@/components/ui/incomplete-page'
import { JsonLd } from '@/components/ui/json-ld'
import { getCategories, getFlashSale, listProducts } from '@/contract/shop/catalog'
import { usualHome } from '@/contract/shop/home-content'
import { listLibraryCourses } from '@/contract/shop/learning'
import { listNews } from '@/contract/shop/news'
import { loadParts } from '@/lib/api/load-parts'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { findHomeLayout, loadShelves, previewHome } from '@/lib/home/find-home-layout'
import { home } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'
import { asksForPreview } from '@/lib/routes/preview'
import type { SearchParams } from '@/lib/routes/read-query'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { logoOf, siteJsonLd } from '@/lib/seo/site-json-ld'
import { deliveryPromise } from '@/lib/shipping/delivery-promise'
import { findDeliveryTerms } from '@/lib/shipping/find-delivery-terms'
import { site } from '@/lib/site'

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  return pageMetadata({
    title: home.title((await site()).name),
    isWholeTitle: true,
    description: home.description,
    path: paths.home(),
    hasFeed: true,
  })
}

type Props = { searchParams: Promise<SearchParams> }

export default async function HomePage({ searchParams }: Props) {
  await connection()
  const isPreview = asksForPreview(await searchParams)
  const {
    terms,
    layout: found,
    ...parts
  } = await loadParts({
    layout: isPreview ? staffOnly(previewHome(), paths.home()) : findHomeLayout(),
    categories: callPublic(getCategories),
    flash: callPublic(getFlashSale),
    newest: callPublic(listProducts, { query: { sort: 'newest', pageSize: 7 } }),
    popular: callPublic(listProducts, { query: { sort: 'popular', pageSize: 8 } }),
    courses: callPublic(listLibraryCourses, { query: { pageSize: 4 } }),
    news: callPublic(listNews, { query: { pageSize: 6 } }),
    terms: findDeliveryTerms().then((data) => ({ data })),
  })
  const shop = await site()
  const layout = found ?? usualHome
  const shelves = await loadShelves(layout)
  const all = [terms, found, ...Object.values(parts), ...shelves.values()]
  const isWhole = all.every((part) => part !== null)
  return (
    <>
      <JsonLd
        data={siteJsonLd(shop, {
          origin: env().publicUrl,
          logoUrl: absoluteUrl(logoOf(shop)),
          searchUrl: absoluteUrl(paths.search(1, '')),
        })}
      />
      {isWhole ? null : <IncompletePage part="home" />}
      {isPreview ? <PreviewNote /> : null}
      <HomeView
        layout={layout}
        data={{
          categories: parts.categories?.data ?? null,
          flash: parts.flash?.data ?? null,
          newest: parts.newest?.data.productSales ?? null,
          newestCount: parts.newest?.data.totalProduct,
          popular: parts.popular?.data.productSales ?? null,
          courses: parts.courses?.data ?? null,
          news: parts.news?.data ?? null,
          delivery: deliveryPromise(terms?.data ?? null),
          shelves,
        }}
      />
    </>
  )
}
