import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import { FlashSaleView } from '@/components/catalog/flash-sale-view'
import { IncompletePage } from '@/components/ui/incomplete-page'
import { getFlashSale } from '@/contract/shop/catalog'
import { callPublic } from '@/lib/api/public'
import { flashSaleFromError } from '@/lib/catalog/flash-sale-from-error'
import { catalog } from '@/lib/messages/catalog'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

const load = cache(() =>
  callPublic(getFlashSale).then(
    ({ data }) => ({ sale: data, isCertain: true }),
    (error: unknown) => ({ sale: flashSaleFromError(error), isCertain: false }),
  ),
)

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  const { title, description } = catalog.flash
  const { isCertain } = await load()
  return pageMetadata({ title, description, path: paths.flashSale(), isListed: isCertain })
}

export default async function FlashSalePage() {
  await connection()
  const { sale, isCertain } = await load()
  return (
    <>
      {isCertain ? null : <IncompletePage part="flash-sale" />}
      <FlashSaleView sale={sale} />
    </>
  )
}
