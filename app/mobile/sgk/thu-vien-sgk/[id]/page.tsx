import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { type Textbook, TextbookContents } from '@/components/textbooks/textbook-view'
import { getAsset } from '@/contract/shop/textbooks'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { textbooks as texts } from '@/lib/messages/textbooks'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { mobilePathOf } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

async function load({ params }: Props): Promise<Textbook> {
  await connection()
  const id = parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
  const { data } = await callPublic(getAsset, { params: { id } }).catch((error: unknown) => {
    if (isMissing(error)) notFound()
    throw error
  })
  return data
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { assetId: id, slug, assetName, imageURL } = await load(props)
  return pageMetadata({
    title: texts.contentsOf(assetName),
    description: texts.contentsOf(assetName),
    path: paths.textbook({ id, slug }),
    image: imageURL,
    type: 'book',
    isListed: false,
  })
}

/** The table of contents links to the app's own lessons where there are any. */
const inApp = (book: Textbook): Textbook => ({
  ...book,
  subChapters: book.subChapters.map((entry) => ({
    ...entry,
    url: entry.url && (mobilePathOf(entry.url) ?? entry.url),
  })),
})

export default async function MobileTextbookPage(props: Props) {
  const book = await load(props)
  return (
    <div className="wrap section grid grid-cols-1 gap-8">
      <TextbookContents book={inApp(book)} />
    </div>
  )
}
