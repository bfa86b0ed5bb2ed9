import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ShopLayout } from '@/components/layout/shop-layout'

export default async function Layout({ children }: { children: ReactNode }) {
  await connection()
  return <ShopLayout>{children}</ShopLayout>
}
