import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { LandingView } from '@/components/pages/landing-view'
import { findLandingPage } from '@/lib/pages/find-landing-page'
import { findShortLinkTarget } from '@/lib/pages/follow-short-link'
import type { ShortLinkKind } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'

export type ShortLinkProps = { params: Promise<{ id: string }> }

export const shortLinkMetadata: Metadata = { robots: { index: false, follow: true } }

/** A URL printed in a book: redirects where the upstream says, else shows a landing page of that name. */
export async function ShortLinkPage({ kind, params }: ShortLinkProps & { kind: ShortLinkKind }) {
  await connection()
  const { id } = await params
  const target = await findShortLinkTarget(paths.shortLink(kind, decodeURIComponent(id)))
  if (target) redirect(target)
  const page = await findLandingPage(id)
  return page ? <LandingView page={page} /> : notFound()
}
