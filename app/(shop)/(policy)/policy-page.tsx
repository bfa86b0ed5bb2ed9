import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { PreviewNote, previewMetadata, staffOnly } from '@/app/(shop)/preview'
import { PolicyView } from '@/components/pages/policy-view'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { findLandingPage } from '@/lib/pages/find-landing-page'
import { previewPage } from '@/lib/pages/preview-page'
import type { PolicyKey } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { asksForPreview } from '@/lib/routes/preview'
import type { SearchParams } from '@/lib/routes/read-query'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { summaryOf } from '@/lib/seo/summary'

export type PolicyProps = { searchParams: Promise<SearchParams> }
type Props = PolicyProps & { policy: PolicyKey }

async function load({ policy, searchParams }: Props) {
  await connection()
  const path = paths.policy(policy)
  const id = path.slice(1)
  if (asksForPreview(await searchParams))
    return { page: await staffOnly(previewPage(id), path), isPreview: true }
  return { page: (await findLandingPage(id)) ?? notFound(), isPreview: false }
}

export async function policyMetadata(props: Props): Promise<Metadata> {
  const { policy } = props
  const { page, isPreview } = await load(props)
  if (isPreview) return previewMetadata(page.title)
  return pageMetadata({
    title: page.title,
    description: page.description || summaryOf(page.content),
    path: paths.policy(policy),
  })
}

/** A policy page; their texts come from the upstream. */
export async function PolicyPage(props: Props) {
  const { page, isPreview } = await load(props)
  return (
    <>
      {isPreview ? <PreviewNote /> : null}
      <PolicyView
        page={page}
        origin={env().publicUrl}
        crumbs={[{ label: layout.navigation.home, href: paths.home() }, { label: page.title }]}
      />
    </>
  )
}
