import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ShopFrame } from '@/components/layout/shop-layout'

export default async function ShopLayout({ children }: { children: ReactNode }) {
  await connection()
  return <ShopFrame>{children}</ShopFrame>
}
