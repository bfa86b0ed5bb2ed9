import { type IntroItem, listIntroItems } from '@/backend/modules/content'
import type { Handler } from '@/backend/platform/context'
import type * as calls from '@/contract/shop/pages'
import type { IntroBlock } from '@/contract/shop/pages'

const itemOf = (item: IntroItem) => ({
  originalUrl: item.originalUrl,
  intropageItemTitle: item.title,
  intropageItemContent: item.contentHtml,
})

const blockOf = (item: IntroItem | undefined): IntroBlock | null =>
  item
    ? {
        contentProviderId: item.contentProviderId,
        intropageIntroductionItem: itemOf(item),
        buttonItem: item.buttonUrl === null ? null : { buttonUrl: item.buttonUrl },
      }
    : null

/** The about page of its cards and blocks, in their order. */
export function introPageOf(items: readonly IntroItem[]) {
  const inSection = (section: number) => items.filter((item) => item.section === section)
  return {
    intropageIntroduction: { intropageIntroductionItems: inSection(1).map(itemOf) },
    intropageIntroductionSecond: blockOf(inSection(2)[0]),
    introPageIntroductionThird: blockOf(inSection(3)[0]),
  }
}

export const getIntroPage: Handler<typeof calls.getIntroPage> = async (_, { db }) => ({
  data: introPageOf(await listIntroItems(db)),
})
