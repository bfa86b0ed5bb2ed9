import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { PolicyView } from '@/components/pages/policy-view'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { findLandingPage } from '@/lib/pages/find-landing-page'
import type { PolicyKey } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { summaryOf } from '@/lib/seo/summary'

async function load(policy: PolicyKey) {
  await connection()
  return (await findLandingPage(paths.policy(policy).slice(1))) ?? notFound()
}

export async function policyMetadata(policy: PolicyKey): Promise<Metadata> {
  const page = await load(policy)
  return pageMetadata({
    title: page.title,
    description: page.description || summaryOf(page.content),
    path: paths.policy(policy),
  })
}

/** One of the ten policy pages; their texts come from the upstream. */
export async function PolicyPage({ policy }: { policy: PolicyKey }) {
  const page = await load(policy)
  return (
    <PolicyView
      page={page}
      origin={env().publicUrl}
      crumbs={[{ label: layout.navigation.home, href: paths.home() }, { label: page.title }]}
    />
  )
}
