import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ShopLayout } from '@/components/layout/shop-layout'

type Props = { children: ReactNode; params: Promise<{ status: string }> }

/** The shop's frame; where something failed, nobody is asked a second time. */
export default async function Layout({ children, params }: Props) {
  await connection()
  return (
    <ShopLayout asksUpstream={(await params).status === '404'} whileClosed="saysSo">
      {children}
    </ShopLayout>
  )
}
