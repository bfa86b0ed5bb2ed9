import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ShopLayout } from '@/components/layout/shop-layout'

/** The shop's frame, before the shop has opened too. */
export default async function Layout({ children }: { children: ReactNode }) {
  await connection()
  return <ShopLayout whileClosed="open">{children}</ShopLayout>
}
