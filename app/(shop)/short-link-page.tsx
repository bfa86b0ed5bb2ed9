import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { landingMetadata } from '@/app/(shop)/landing-metadata'
import { LandingView } from '@/components/pages/landing-view'
import { findLandingPage } from '@/lib/pages/find-landing-page'
import { findShortLinkTarget } from '@/lib/pages/follow-short-link'
import type { ShortLinkKind } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'

export type ShortLinkProps = { params: Promise<{ id: string }> }
type KindProps = ShortLinkProps & { kind: ShortLinkKind }

/** A URL printed in a book: redirects where the upstream says, else shows a landing page of that name. */
async function open({ kind, params }: KindProps) {
  await connection()
  const { id } = await params
  const target = await findShortLinkTarget(paths.shortLink(kind, decodeURIComponent(id)))
  if (target) redirect(target)
  return (await findLandingPage(id)) ?? notFound()
}

export const shortLinkMetadata = async (props: KindProps): Promise<Metadata> => ({
  ...(await landingMetadata(await open(props))),
  robots: { index: false, follow: true },
})

export const ShortLinkPage = async (props: KindProps) => <LandingView page={await open(props)} />
