import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { GalleryView } from '@/components/gallery/gallery-view'
import { env } from '@/lib/env'
import { gallery } from '@/lib/messages/gallery'

export const metadata: Metadata = { title: gallery.title, robots: { index: false } }

/** For those who work on the shop: a demonstration shows it, a real shop has no such page. */
export default async function Page() {
  await connection()
  if (env().shopMode !== 'demo') notFound()
  return <GalleryView />
}
