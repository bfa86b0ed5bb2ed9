import { expect, test } from '@jest/globals'
import { inlineToHtml, markdownToHtml, plainText } from './markdown'

test('Markdown becomes plain HTML; formulas are left as they are', () => {
  expect(
    markdownToHtml(String.raw`
## Tiêu đề

Một **đoạn** *ngắn* có [liên kết](/thu-vien) và \(a * b * c \lt 1\)
nối dòng.

- một
- hai
  tiếp

| A | B |
| --- | --- |
| 1 | 2 |

> dòng một\
> dòng hai
`),
  ).toBe(
    [
      '<h2>Tiêu đề</h2>',
      '<p>Một <strong>đoạn</strong> <em>ngắn</em> có <a href="/thu-vien">liên kết</a> và \\(a * b * c \\lt 1\\) nối dòng.</p>',
      '<ul><li>một</li><li>hai tiếp</li></ul>',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<blockquote><p>dòng một<br />dòng hai</p></blockquote>',
    ].join('\n'),
  )
})

test('a picture that stands alone is a figure with its caption', () => {
  expect(markdownToHtml('![Kệ sách "thấp"](/media/landing/ke.webp)')).toBe(
    '<figure><img src="/media/landing/ke.webp" alt="Kệ sách &quot;thấp&quot;" width="1200" height="675" loading="lazy" /><figcaption>Kệ sách "thấp"</figcaption></figure>',
  )
})

test('signs in running text stay what they are', () => {
  expect(inlineToHtml('a < b & c, [[1]], www.hiensach.test, 5~7')).toBe(
    'a &lt; b &amp; c, [[1]], www.hiensach.test, 5~7',
  )
  expect(inlineToHtml('\\(x_1 * y * \\frac{a}{b}\\)')).toBe('\\(x_1 * y * \\frac{a}{b}\\)')
  expect(plainText('<p>a &lt; b</p>')).toBe('a < b')
})
