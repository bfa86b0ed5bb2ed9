import type { Metadata } from 'next'
import { connection } from 'next/server'
import { AboutView } from '@/components/pages/about-view'
import { getIntroPage, type IntroBlock } from '@/contract/pages'
import { callPublic } from '@/lib/api/public'
import { sanitise } from '@/lib/format/sanitise'
import { pages } from '@/lib/messages/pages'
import { paths } from '@/lib/routes/paths'
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

export default async function AboutPage() {
  await connection()
  const { data } = await callPublic(getIntroPage)
  const items = data.intropageIntroduction?.intropageIntroductionItems ?? []
  return (
    <AboutView
      intro={{
        intropageIntroduction: { intropageIntroductionItems: items.map(safe) },
        intropageIntroductionSecond: safeBlock(data.intropageIntroductionSecond),
        introPageIntroductionThird: safeBlock(data.introPageIntroductionThird),
      }}
    />
  )
}
