import type { Handler } from '@/backend/context'
import { listIntroItems } from '@/backend/modules/pages/page-queries'
import type * as calls from '@/contract/pages'
import type { IntroBlock } from '@/contract/pages'

type Item = Awaited<ReturnType<typeof listIntroItems>>[number]

const itemOf = (item: Item) => ({
  originalUrl: item.originalUrl,
  intropageItemTitle: item.title,
  intropageItemContent: item.contentHtml,
})

const blockOf = (item: Item | undefined): IntroBlock | null =>
  item
    ? {
        contentProviderId: item.contentProviderId,
        intropageIntroductionItem: itemOf(item),
        buttonItem: item.buttonUrl === null ? null : { buttonUrl: item.buttonUrl },
      }
    : null

export const getIntroPage: Handler<typeof calls.getIntroPage> = async (_, { db }) => {
  const items = await listIntroItems(db)
  const inSection = (section: number) => items.filter((item) => item.section === section)
  return {
    data: {
      intropageIntroduction: { intropageIntroductionItems: inSection(1).map(itemOf) },
      intropageIntroductionSecond: blockOf(inSection(2)[0]),
      introPageIntroductionThird: blockOf(inSection(3)[0]),
    },
  }
}
