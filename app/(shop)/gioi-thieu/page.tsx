import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PreviewNote, staffOnly } from '@/app/(shop)/preview'
import { AboutView } from '@/components/pages/about-view'
import { getIntroPage, type IntroBlock } from '@/contract/shop/pages'
import { callPublic } from '@/lib/api/public'
import { sanitise } from '@/lib/format/sanitise'
import { pages } from '@/lib/messages/pages'
import { previewAbout } from '@/lib/pages/preview-page'
import { paths } from '@/lib/routes/paths'
import { asksForPreview } from '@/lib/routes/preview'
import type { SearchParams } from '@/lib/routes/read-query'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  const { title, description } = pages.about
  return pageMetadata({ title, description, path: paths.about() })
}

const safe = <T extends { intropageItemContent: string }>(item: T): T => ({
  ...item,
  intropageItemContent: sanitise(item.intropageItemContent),
})

const safeBlock = (block: IntroBlock | null | undefined): IntroBlock | null | undefined =>
  block?.intropageIntroductionItem
    ? { ...block, intropageIntroductionItem: safe(block.intropageIntroductionItem) }
    : block

type Props = { searchParams: Promise<SearchParams> }

export default async function AboutPage({ searchParams }: Props) {
  await connection()
  const isPreview = asksForPreview(await searchParams)
  const { data } = isPreview
    ? await staffOnly(previewAbout(), paths.about())
    : await callPublic(getIntroPage)
  const items = data.intropageIntroduction?.intropageIntroductionItems ?? []
  return (
    <>
      {isPreview ? <PreviewNote /> : null}
      <AboutView
        intro={{
          intropageIntroduction: { intropageIntroductionItems: items.map(safe) },
          intropageIntroductionSecond: safeBlock(data.intropageIntroductionSecond),
          introPageIntroductionThird: safeBlock(data.introPageIntroductionThird),
        }}
      />
    </>
  )
}
