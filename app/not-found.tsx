import type { Metadata } from 'next'
import { LazyBareNotFound } from '@/app/providers'
import { errors } from '@/lib/messages/errors'
import { site } from '@/lib/site'

export const metadata: Metadata = { title: errors.notFound.title, robots: { index: false } }

/** For URLs outside every layout of the shop. */
export default function NotFound() {
  const { name, logoUrl } = site()
  return <LazyBareNotFound shop={name} logo={{ desktop: logoUrl, mobile: logoUrl }} />
}
