/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { DidYouMean } from '@/components/catalog-ui/did-you-mean'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { NewsArticle } from '@/components/news/news-detail-view'
import { AboutView } from '@/components/pages/about-view'
import { PolicyView } from '@/components/pages/policy-view'
import { hostileTexts } from '@/lib/format/hostile-texts'
import { sanitise } from '@/lib/format/sanitise'

const publishedTime = '2026-11-20T03:00:00Z'
const origin = 'https://sach.example'

const about = (title: string, html: string) => {
  const item = { originalUrl: null, intropageItemTitle: title, intropageItemContent: html }
  const block = {
    contentProviderId: 1,
    intropageIntroductionItem: item,
    buttonItem: { buttonUrl: title },
  }
  return (
    <AboutView
      intro={{
        intropageIntroduction: { intropageIntroductionItems: [item] },
        intropageIntroductionSecond: block,
        introPageIntroductionThird: block,
      }}
    />
  )
}

/** Pages with the hostile text wherever the upstream or a visitor may put one, and HTML wherever HTML may stand. */
const pages: Record<string, (text: string, html: string) => ReactElement> = {
  'a book in a list': (text) => (
    <ProductCard
      product={{ id: 1, slug: text, title: text, author: text, price: 1, inStock: true }}
    />
  ),
  'the way to a page': (text) => (
    <Breadcrumb origin={origin} crumbs={[{ label: text, href: '/' }, { label: text }]} />
  ),
  'a suggested search': (text) => <DidYouMean type={1} text={text} />,
  'the introduction': about,
  'an article': (text, content) => (
    <NewsArticle
      article={{
        newsId: 1,
        newsURL: text,
        title: text,
        summary: text,
        tagName: text,
        isFocus: false,
        views: 1,
        publishedTime,
        content,
      }}
    />
  ),
  'a policy': (title, content) => (
    <PolicyView
      origin={origin}
      crumbs={[]}
      page={{ id: 'ho-tro', kind: 'static', title, content, updatedTime: publishedTime }}
    />
  ),
}

/** Every element with its attribute names, and for links the kind of URL. */
function shapeOf(page: ReactElement): string[] {
  const { container, unmount } = render(page)
  const parsed = new DOMParser().parseFromString(container.innerHTML, 'text/html')
  unmount()
  return [...parsed.body.querySelectorAll('*')].map((element) => {
    const href = element.getAttribute('href')
    const kind = href === null ? '' : new URL(href, origin).protocol
    return `${element.tagName} ${element.getAttributeNames().join(' ')} ${kind}`
  })
}

test.each(Object.entries(pages))('no text adds an element or an address to %s', (_, page) => {
  const plain = new Set(shapeOf(page('/chữ', '')))
  const added = hostileTexts.flatMap((text) =>
    shapeOf(page(text, ''))
      .filter((one) => !plain.has(one))
      .map((one) => [text, one]),
  )
  expect(added).toEqual([])
})

test.each(Object.entries(pages))('no HTML brings a script or a handler into %s', (_, page) => {
  const all = hostileTexts.map((text) => sanitise(text)).join('')
  const found = shapeOf(page('chữ', all)).filter((one) =>
    /^(SCRIPT(?! type)|IFRAME|OBJECT|EMBED|FORM|STYLE|BASE|META|LINK|VIDEO)| on\w|javascript:|data:/.test(
      one,
    ),
  )
  expect(found).toEqual([])
})
