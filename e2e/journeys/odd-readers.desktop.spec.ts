import type { Page } from 'playwright/test'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { expect, test } from '@/e2e/support/test'

const BOOK = '/san-pham/toan-lop-1-tap-mot-93'
const pages = ['/trang-chu', '/san-pham', BOOK, '/tin-sach', '/gio-hang', '/login']

/** What WCAG 1.4.12 lets a reader set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

/** Boxes that hide a part of their own words, and neither by dots nor after so many lines. */
function cutTexts(): string[] {
  const hasWords = (one: Element) =>
    [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim())
  const isCut = (one: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one)
    if (![overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')) return false
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || one.clientWidth < 3)
      return false
    return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
  }
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && hasWords(one) && isCut(one))
    .map((one) => one.outerHTML.slice(0, 160))
}

/** A policy that allows no style in a page allows its script to adopt one. */
const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

for (const width of [360, 1440])
  test(`letters, words and lines set apart cut nothing off at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path)
        const before = await page.evaluate(cutTexts)
        await adopt(page, spacing)
        await expectToFit(page)
        expect(await page.evaluate(cutTexts)).toEqual(before)
      })
  })

test('at 400 % what stays on the screen leaves room to read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  // At the sign-in the dialog is what is read.
  for (const path of pages.filter((one) => one !== '/login'))
    await test.step(path, async () => {
      await page.goto(path)
      await expectToFit(page)
      await page.evaluate(() => scrollTo(0, 400))
      const taken = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility(),
          )
          .map((one) => one.getBoundingClientRect())
          .filter(
            ({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > innerWidth / 2,
          )
          .reduce(
            (sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
            0,
          ),
      )
      expect(taken).toBeLessThanOrEqual(256 / 4)
    })
})

test('a word of forty letters as publisher, series or size widens no page', async ({ page }) => {
  await page.goto(BOOK)
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lengthened = await page.evaluate(() => {
      const values = [...document.querySelectorAll('main dd')]
      for (const value of values) (value.querySelector('a') ?? value).textContent = 'ư'.repeat(40)
      return values.length
    })
    expect(lengthened).toBeGreaterThan(3)
    await expectToFit(page)
  }
})

test('above a page a telephone has a line to press and no empty screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/san-pham', BOOK, '/tin-sach', '/sach-giao-khoa', '/chinh-sach-doi-tra'])
    await test.step(path, async () => {
      await page.goto(path)
      const header = await page.getByRole('banner').boundingBox()
      const link = page.getByRole('navigation', { name: 'Bạn đang ở' }).getByRole('link')
      const line = await link.filter({ visible: true }).boundingBox()
      const [next] = await page
        .locator('main :is(h1, img)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(line?.height).toBeGreaterThanOrEqual(44)
      expect((next ?? 0) - (header?.height ?? 0)).toBeLessThan(72)
    })
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  test('a page is light, without what can only be pressed', async ({ page }) => {
    for (const path of [BOOK, '/chinh-sach-doi-tra', '/san-pham'])
      await test.step(path, async () => {
        await page.goto(path)
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dark'
        })
        const dark = await page.evaluate(() => getComputedStyle(document.body).color)
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        const paper = await page.evaluate(() => getComputedStyle(document.body).color)
        expect(paper).not.toBe(dark)
        const lightness = (colour: string) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
        expect(lightness(dark)).toBeGreaterThan(0.8)
        expect(lightness(paper)).toBeLessThan(0.4)
        const pressable = page.locator('button, input, footer, main nav ~ nav')
        const printed = await pressable.evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 160)),
        )
        expect(printed).toEqual([])
        // What is painted over a cover on the screen would hide it where paper has no backgrounds.
        const painted = await page
          .locator('main [data-binding]')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))
        expect(painted.filter((content) => content !== 'none')).toEqual([])
        const badges = await page.locator('main [class*="badge"]').evaluateAll((all) =>
          all.map((one) => {
            const { color, outlineColor } = getComputedStyle(one)
            return [color, outlineColor]
          }),
        )
        expect(badges.flat().filter((colour) => lightness(colour) > 0.7)).toEqual([])
        await page.emulateMedia({ media: 'screen' })
      })
  })
})
