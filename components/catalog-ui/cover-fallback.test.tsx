/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, waitFor } from '@testing-library/react'
import { Cover } from '@/components/catalog-ui/cover'
import { CoverFallback } from '@/components/catalog-ui/cover-fallback'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { bootScript } from '@/lib/boot/boot-script'

/** As every page does before its first picture. */
const boot = document.createElement('script')
boot.textContent = bootScript()
document.head.append(boot)

/** Waits for the lazily loaded fallback. */
const settled = async () => {
  await import('@/components/catalog-ui/write-cover-words')
  await Promise.resolve()
}

function shown(src: string) {
  const { container } = render(
    <>
      <Cover id={4} title="Số đỏ" author="Vũ Trọng Phụng" src={src} />
      <CoverFallback />
    </>,
  )
  const cover = container.querySelector('.cover')
  const image = container.querySelector('img')
  const asked = [image?.getAttribute('src')]
  const fail = async () => {
    if (image) fireEvent.error(image)
    await settled()
    if (image && asked.at(-1) !== image.getAttribute('src')) asked.push(image.getAttribute('src'))
  }
  return {
    container,
    cover,
    image,
    asked,
    fail,
    isCloth: () => cover?.hasAttribute('data-bare') === true && image?.hidden === true,
  }
}

test('a broken thumbnail is replaced by the original, a broken original by the placeholder, each tried once', async () => {
  const { asked, fail, isCloth } = shown('/media/books/12.webp')
  await fail()
  expect(isCloth()).toBe(false)
  await fail()
  expect(isCloth()).toBe(true)
  await fail()
  await fail()
  expect(asked).toEqual(['/media/books/thumb-12.webp', '/media/books/12.webp'])
})

test('an external picture has no thumbnail and is tried once', async () => {
  const { asked, fail, isCloth } = shown('https://elsewhere.example/a.jpg')
  await fail()
  expect(isCloth()).toBe(true)
  expect(asked).toEqual(['https://elsewhere.example/a.jpg'])
})

test('a book without a picture gets a placeholder with title and author', async () => {
  const { container } = render(<Cover id={4} title="Số đỏ" author="Vũ Trọng Phụng" src={null} />)
  await waitFor(() => expect(container.textContent).toBe('Số đỏVũ Trọng Phụng'))
  expect(container.querySelector('.cover')?.hasAttribute('data-bare')).toBe(true)
  expect(container.querySelector('img')).toBeNull()
})

test('the placeholder of a card copies the card’s text when the picture fails', async () => {
  const product = { id: 4, slug: 'so-do', title: 'Số đỏ', author: 'Vũ Trọng Phụng' }
  const facts = { price: 90_000, salePrice: null, soldCount: 0, inStock: true }
  const { container } = render(
    <>
      <ProductCard
        product={{ ...product, ...facts, coverUrl: 'https://elsewhere.example/a.jpg' }}
      />
      <CoverFallback />
    </>,
  )
  const binding = container.querySelector('.binding')
  expect(binding?.textContent).toBe('')
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  await settled()
  expect(
    [...(binding?.querySelectorAll('.plate > span') ?? [])].map((line) => line.textContent),
  ).toEqual(['Số đỏ', 'Vũ Trọng Phụng'])
})

test('a picture that fails before hydration steps down at once; words follow with the scripts', async () => {
  const product = { id: 4, slug: 'so-do', title: 'Số đỏ', author: 'Vũ Trọng Phụng' }
  const facts = { price: 90_000, salePrice: null, soldCount: 0, inStock: true }
  const { container } = render(
    <ProductCard product={{ ...product, ...facts, coverUrl: '/media/books/12.webp' }} />,
  )
  const image = container.querySelector('img')
  const binding = container.querySelector('.binding')
  if (!image) throw new Error('no picture')
  fireEvent.error(image)
  expect(image.getAttribute('src')).toBe('/media/books/12.webp')
  fireEvent.error(image)
  expect(image.hidden).toBe(true)
  expect(container.querySelector('.cover')?.hasAttribute('data-bare')).toBe(true)
  expect(binding?.textContent).toBe('')
  render(<CoverFallback />)
  await settled()
  expect(binding?.textContent).toBe('Số đỏVũ Trọng Phụng')
})
