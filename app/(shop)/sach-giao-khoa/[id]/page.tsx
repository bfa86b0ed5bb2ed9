import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { type Textbook, TextbookView } from '@/components/textbooks/textbook-view'
import { getAsset } from '@/contract/shop/textbooks'
import { cutText } from '@/contract/text'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { textbooks as texts } from '@/lib/messages/textbooks'
import { hasWrongSlug, parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

const addressOf = ({ assetId, slug }: Textbook) => ({ id: assetId, slug })

async function load({ params }: Props): Promise<Textbook> {
  await connection()
  const segment = decodeURIComponent((await params).id)
  const id = parseIdSlug(segment)?.id
  const answer = id
    ? await callPublic(getAsset, { params: { id } }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    : null
  if (!answer) notFound()
  if (hasWrongSlug(segment, addressOf(answer.data)))
    permanentRedirect(paths.textbook(addressOf(answer.data)))
  return answer.data
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const book = await load(props)
  const chapters = book.chapters.map(({ chapterName }) => chapterName).slice(0, 4)
  return pageMetadata({
    title: texts.contentsOf(book.assetName),
    description: cutText(`${texts.contentsOf(book.assetName)}: ${chapters.join(', ')}.`, 200),
    path: paths.textbook(addressOf(book)),
    image: book.imageURL,
    type: 'book',
  })
}

export default async function TextbookPage(props: Props) {
  const book = await load(props)
  return (
    <TextbookView
      book={book}
      origin={env().publicUrl}
      crumbs={[
        { label: layout.navigation.home, href: paths.home() },
        { label: texts.title, href: paths.textbooks() },
        { label: book.assetName },
      ]}
    />
  )
}
