import type { Metadata } from 'next'
import { connection } from 'next/server'
import { FlashSaleView } from '@/components/catalog/flash-sale-view'
import { getFlashSale } from '@/contract/catalog'
import { callPublic } from '@/lib/api/public'
import { flashSaleFromError } from '@/lib/catalog/flash-sale-from-error'
import { catalog } from '@/lib/messages/catalog'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  const { title, description } = catalog.flash
  return pageMetadata({ title, description, path: paths.flashSale() })
}

export default async function FlashSalePage() {
  await connection()
  const sale = await callPublic(getFlashSale).then(
    ({ data }) => data,
    (error: unknown) => flashSaleFromError(error, new Date()),
  )
  return <FlashSaleView sale={sale} />
}
