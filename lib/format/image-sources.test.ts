import { expect, test } from '@jest/globals'
import { imageSources, setImageMarker, thumbnail } from '@/lib/format/image-sources'

test.each([
  ['/media/books/12.webp', '/media/books/thumb-12.webp'],
  ['/media/12.webp?v=3', '/media/thumb-12.webp?v=3'],
  ['/media/12.webp?from=/a/b#x/y', '/media/thumb-12.webp?from=/a/b#x/y'],
  ['https://img.example/media/a/b.jpg', 'https://img.example/media/a/thumb-b.jpg'],
  ['/media/thumb-12.webp', '/media/thumb-12.webp'],
  ['/media/', '/media/'],
  ['/images/12.webp', '/images/12.webp'],
  ['/images/12.webp?next=/media/x', '/images/12.webp?next=/media/x'],
  ['', ''],
])('the small copy of %j is %j', (url, expected) => {
  expect(thumbnail(url)).toBe(expected)
})

test('another image host is marked by its own word', () => {
  expect(thumbnail('https://cdn.example/store-img/1.png', 'store-img')).toBe(
    'https://cdn.example/store-img/thumb-1.png',
  )
  expect(thumbnail('/media/1.png', 'store-img')).toBe('/media/1.png')
})

test('a picture is tried small, then whole', () => {
  expect(imageSources('/media/1.webp')).toEqual(['/media/thumb-1.webp', '/media/1.webp'])
  expect(imageSources('/other/1.webp')).toEqual(['/other/1.webp'])
  expect(imageSources(null)).toEqual([])
})

test('the shop’s own marker counts wherever nothing else is said', () => {
  setImageMarker('store-img')
  expect(imageSources('https://cdn.example/store-img/1.png')).toEqual([
    'https://cdn.example/store-img/thumb-1.png',
    'https://cdn.example/store-img/1.png',
  ])
  expect(imageSources('/media/1.webp')).toEqual(['/media/1.webp'])
  setImageMarker('/media/')
})
