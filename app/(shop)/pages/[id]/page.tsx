import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { landingMetadata } from '@/app/(shop)/landing-metadata'
import { PreviewNote, previewMetadata, staffOnly } from '@/app/(shop)/preview'
import { LandingView } from '@/components/pages/landing-view'
import { findLandingPage } from '@/lib/pages/find-landing-page'
import { previewPage } from '@/lib/pages/preview-page'
import { paths } from '@/lib/routes/paths'
import { asksForPreview } from '@/lib/routes/preview'
import type { SearchParams } from '@/lib/routes/read-query'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

async function load({ params, searchParams }: Props) {
  await connection()
  const { id } = await params
  if (asksForPreview(await searchParams))
    return { page: await staffOnly(previewPage(id), paths.page(id)), isPreview: true }
  return { page: (await findLandingPage(id)) ?? notFound(), isPreview: false }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, isPreview } = await load(props)
  return isPreview ? previewMetadata(page.title) : landingMetadata(page)
}

export default async function GenericPage(props: Props) {
  const { page, isPreview } = await load(props)
  return (
    <>
      {isPreview ? <PreviewNote /> : null}
      <LandingView page={page} />
    </>
  )
}
