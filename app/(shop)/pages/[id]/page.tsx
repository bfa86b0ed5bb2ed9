import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { LandingView } from '@/components/pages/landing-view'
import { findLandingPage } from '@/lib/pages/find-landing-page'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { summaryOf } from '@/lib/seo/summary'

type Props = { params: Promise<{ id: string }> }

async function load({ params }: Props) {
  await connection()
  return (await findLandingPage((await params).id)) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props)
  // A policy page has a URL of its own; here it is a copy.
  const isPolicy = page.kind === 'static'
  return pageMetadata({
    title: page.title,
    description: page.description || summaryOf(page.content),
    path: isPolicy ? `/${page.id}` : paths.page(page.id),
  })
}

export default async function GenericPage(props: Props) {
  return <LandingView page={await load(props)} />
}
