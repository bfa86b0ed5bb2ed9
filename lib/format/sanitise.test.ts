/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import katex from 'katex'
import { hostileTexts as hostile } from '@/lib/format/hostile-texts'
import { sanitise, sanitiseLesson } from '@/lib/format/sanitise'

test.each([
  ['<p>Một <b>cuốn</b> <i>sách</i></p>', '<p>Một <strong>cuốn</strong> <em>sách</em></p>'],
  ['<h1>Tiêu đề</h1><h5>Nhỏ</h5>', '<h2>Tiêu đề</h2><h4>Nhỏ</h4>'],
  ['<p style="color:red" class="x" id="a">Chữ</p>', '<p>Chữ</p>'],
  ['<a href="/san-pham/12" target="_top" onclick="x()">Xem</a>', '<a href="/san-pham/12">Xem</a>'],
  [
    '<a href="https://example.com/a">Ngoài</a>',
    '<a href="https://example.com/a" rel="noopener">Ngoài</a>',
  ],
  [
    '<a href="http://localhost:3000/gio-hang">Trong</a>',
    '<a href="http://localhost:3000/gio-hang">Trong</a>',
  ],
  ['<a href="mailto:a@b.vn">Thư</a>', '<a href="mailto:a@b.vn">Thư</a>'],
  [
    '<img src="/media/a.webp" width="30%" height="40">',
    '<img src="/media/a.webp" alt="" height="40" loading="lazy" />',
  ],
  [
    '<img src="https://img.example/a.webp" alt="Bìa">',
    '<img src="https://img.example/a.webp" alt="Bìa" loading="lazy" />',
  ],
  [
    '<table><caption>Giá</caption><tr><th scope="col">A</th><td colspan="2" bgcolor="red">B</td></tr></table>',
    '<table><caption>Giá</caption><tr><th scope="col">A</th><td colspan="2">B</td></tr></table>',
  ],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
])('%s becomes %s', (html, expected) => {
  expect(sanitise(html)).toBe(expected)
})

test.each([null, undefined, ''])('%j is no text', (html) => {
  expect(sanitise(html)).toBe('')
})

const allowed =
  /^(A|BLOCKQUOTE|BR|CAPTION|DIV|EM|FIGCAPTION|FIGURE|H[234]|HR|IMG|LI|OL|P|S|STRONG|SU[BP]|T(ABLE|BODY|D|H|HEAD|R)|U|UL)$/

/** Reads the result as a browser would and lists what should not be there. */
function survivors(html: string): string[] {
  const body = new DOMParser().parseFromString(`<body>${sanitise(html)}</body>`, 'text/html').body
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes]
    const bad = attributes.filter(({ name, value }) => {
      if (name === 'href') {
        const url = new URL(value, 'http://localhost:3000')
        return (
          !/^(https?|mailto|tel):$/.test(url.protocol) ||
          (url.host === 'evil.example' && !/^https?:\/\//.test(value))
        )
      }
      if (name === 'src') return !/^(https:\/\/|\/media\/(?!.*\.\.))/.test(value)
      return !/^(alt|width|height|loading|rel|title|colspan|rowspan|scope)$/.test(name)
    })
    return [
      ...(allowed.test(element.tagName) ? [] : [element.tagName]),
      ...bad.map(({ name, value }) => `${name}=${value}`),
    ]
  })
}

test('a hundred and fifty ways in are tried', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(150)
})

test.each(hostile)('nothing of %s survives', (html) => {
  expect(survivors(html)).toEqual([])
})

test('nothing survives however the pieces are joined, and cleaning twice changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    fc.constantFrom('<p>', '</p>', '"', "'", '<', '>', '<!--', '-->', ']]>', '<table>', '</a>'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join('')
      expect(survivors(html)).toEqual([])
      expect(sanitise(sanitise(html))).toBe(sanitise(html))
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('a tower of tags is cut at fifty storeys and its text kept', () => {
  const clean = sanitise(`${'<div>'.repeat(5000)}đáy${'</div>'.repeat(5000)}`)
  expect(clean.match(/<div>/g)?.length).toBeLessThanOrEqual(50)
  expect(clean).toContain('đáy')
})

test('a formula set by KaTeX survives in a lesson, its source and its frame do not', () => {
  const formula = katex.renderToString('\\frac{x^2}{2}', { output: 'mathml' })
  const safe = sanitiseLesson(`<p>Ta có ${formula}.</p>`)
  expect(safe).toContain('<mfrac><msup><mi>x</mi><mn>2</mn></msup><mn>2</mn></mfrac>')
  expect(safe).not.toContain('annotation')
  expect(safe).not.toContain('frac{')
})

test.each([
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)"><mi>x</mi></math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<math><mi onclick="alert(1)">x</mi></math>',
])('formulas bring no script in: %s', (html) => {
  expect(sanitiseLesson(html)).not.toMatch(/script|onerror=|onclick|javascript|<style|<img/i)
})

test('the empty corner of a table is no heading', () => {
  const html =
    '<table><thead><tr><th scope="col" colspan="2"> </th><th scope="col">A</th></tr></thead></table>'
  const expected =
    '<table><thead><tr><td colspan="2"></td><th scope="col">A</th></tr></thead></table>'
  expect(sanitise(html)).toBe(expected)
  expect(sanitiseLesson(html)).toBe(expected)
})
