import { clsx } from 'clsx'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { Cover } from '@/components/catalog-ui/cover'
import { detailPageClass } from '@/components/catalog-ui/detail-page-class'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { VolumeLinks, volumesOf } from '@/components/textbooks/volume-links'
import { chipClass } from '@/components/ui/chip-class'
import type { Output } from '@/contract/endpoint'
import type { getAsset } from '@/contract/shop/textbooks'
import { catalogUi } from '@/lib/messages/catalog-ui'
import { textbooks as texts } from '@/lib/messages/textbooks'
import { type OutlineChapter, type OutlineEntry, outlineOf } from '@/lib/textbooks/outline'

export type Textbook = Output<typeof getAsset>['data']

/** A textbook: cover, title, table of contents. */
export function TextbookView({
  book,
  crumbs,
  origin,
}: {
  book: Textbook
  crumbs: readonly Crumb[]
  origin: string
}) {
  return (
    <div className={`${detailPageClass} gap-8`}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <TextbookContents book={book} />
    </div>
  )
}

/** The textbook alone, also shown in the app's web view. */
export function TextbookContents({ book }: { book: Textbook }) {
  const { assetId: id, assetName, imageURL, className, subject } = book
  const columns = outlineOf(book.chapters, book.subChapters)
  return (
    <>
      <header className="grid grid-cols-[7rem_1fr] items-end gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6">
        <Cover id={id} title={assetName} src={imageURL} alt={catalogUi.coverOf(assetName)} eager />
        <div className="grid gap-3">
          <h1>{assetName}</h1>
          <p className="text-ink-2">{[className, subject].filter(Boolean).join(' · ')}</p>
          {volumesOf(book).length > 0 ? (
            <VolumeLinks item={book} />
          ) : (
            <p className="text-ink-2">{texts.notSold}</p>
          )}
        </div>
      </header>
      <nav aria-label={texts.chapters} className="lg:hidden">
        <ul className="flex gap-2 overflow-x-auto">
          {columns.flat().map(({ chapterId, chapterName }) => (
            <li key={chapterId}>
              <a className={clsx(chipClass, 'whitespace-nowrap')} href={`#chuong-${chapterId}`}>
                {chapterName}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-label={texts.contentsOf(assetName)}
        className="grid gap-x-16 gap-y-8 lg:grid-cols-2"
      >
        {columns.map((chapters) => (
          <div key={chapters[0]?.chapterId ?? 'empty'} className="grid content-start gap-8">
            {chapters.map((chapter) => (
              <ChapterSection key={chapter.chapterId} chapter={chapter} />
            ))}
          </div>
        ))}
      </section>
    </>
  )
}

function ChapterSection({
  chapter: { chapterId, chapterName, entries },
}: {
  chapter: OutlineChapter
}) {
  return (
    <section id={`chuong-${chapterId}`} className="grid gap-2">
      <h2 className="text-h3">{chapterName}</h2>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.subChapterId}>
            <EntryRow entry={entry} />
            {entry.children.length > 0 ? (
              <ul className="ml-5 grid gap-1 text-sm">
                {entry.children.map((child) => (
                  <li key={child.subChapterId}>
                    <EntryRow entry={child} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isInternal = (url: string | null | undefined): url is string =>
  Boolean(url && /^\/(?![/\\])/.test(url))

function EntryRow({
  entry: { subChapterName, page, url },
}: {
  entry: Omit<OutlineEntry, 'children'>
}) {
  const content = (
    <>
      <span className={isInternal(url) ? 'link' : undefined}>{subChapterName}</span>
      {page ? <span className="num text-ink-2">{texts.page(page)}</span> : null}
    </>
  )
  const look = page ? clsx(dottedRowClass, 'py-1') : 'block py-1'
  return isInternal(url) ? (
    <a className={look} href={url}>
      {content}
    </a>
  ) : (
    <span className={look}>{content}</span>
  )
}
