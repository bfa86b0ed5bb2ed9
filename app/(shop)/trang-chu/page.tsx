import type { Metadata } from 'next'
import { connection } from 'next/server'
import { HomeView } from '@/components/home/home-view'
import { JsonLd } from '@/components/ui/json-ld'
import { getCategories, getFlashSale, listProducts } from '@/contract/catalog'
import { listLibraryCourses } from '@/contract/learning'
import { listNews } from '@/contract/news'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { home } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { siteJsonLd } from '@/lib/seo/site-json-ld'
import { deliveryPromise } from '@/lib/shipping/delivery-promise'
import { findDeliveryTerms } from '@/lib/shipping/find-delivery-terms'
import { site } from '@/lib/site'

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  return pageMetadata({
    title: home.title,
    isWholeTitle: true,
    description: home.description,
    path: paths.home(),
    hasFeed: true,
  })
}

export default async function HomePage() {
  await connection()
  const [categories, flash, newest, popular, courses, news, terms] = await Promise.all([
    callPublic(getCategories),
    callPublic(getFlashSale),
    callPublic(listProducts, { query: { sort: 'newest', pageSize: 10 } }),
    callPublic(listProducts, { query: { sort: 'popular', pageSize: 8 } }),
    callPublic(listLibraryCourses, { query: { pageSize: 4 } }),
    callPublic(listNews, { query: { pageSize: 6 } }),
    findDeliveryTerms(),
  ])
  return (
    <>
      <JsonLd
        data={siteJsonLd(site(), {
          origin: env().publicUrl,
          logoUrl: absoluteUrl(site().logoUrl ?? '/icon.svg'),
          searchUrl: absoluteUrl(paths.search(1, '')),
        })}
      />
      <HomeView
        categories={categories.data}
        flash={flash.data}
        newest={newest.data.productSales}
        newestCount={newest.data.totalProduct}
        popular={popular.data.productSales}
        courses={courses.data}
        news={news.data}
        delivery={deliveryPromise(terms)}
      />
    </>
  )
}
