import { expect, test } from '@jest/globals'
import { setFormulas } from '@/backend/modules/learning/formulas'

test('inline and display formulas become MathML', () => {
  const html = setFormulas('<p>Đạo hàm \\(x^2\\) là \\[2x\\]</p>')
  expect(html).toMatch(/^<p>Đạo hàm <span class="katex"><math/)
  expect(html).toContain('<msup><mi>x</mi><mn>2</mn></msup>')
  expect(html).toContain('display="block"')
  expect(html).not.toContain('\\[')
})

test('prices, attributes and code are left alone', () => {
  for (const html of [
    '<p>Giá $25 và 30.000 $</p>',
    '<p title="\\(x\\)">chữ</p>',
    '<pre>\\(x\\)</pre><p>chữ</p>',
    '<p>chưa đóng \\(x</p>',
  ])
    expect(setFormulas(html)).toBe(html)
})

test('text after verbatim text is set again', () => {
  expect(setFormulas('<code>\\(a\\)</code><p>\\(b\\)</p>')).toContain(
    '<code>\\(a\\)</code><p><span',
  )
})

test('entities are read as the characters they stand for', () => {
  expect(setFormulas('\\(a &lt; b\\)')).toContain('<mo>&lt;</mo>')
  expect(setFormulas('\\(a &#60; b\\)')).toContain('<mo>&lt;</mo>')
})

test('a formula brings no link, style, script or endless expansion', () => {
  const html = setFormulas(
    [
      '\\(\\href{javascript:alert(1)}{x}\\)',
      '\\(\\htmlStyle{color:red}{x}\\)',
      '\\(\\text{&lt;img src=x onerror=alert(1)&gt;}\\)',
      '\\(\\def\\a{\\a\\a}\\a\\)',
      '\\(\\includegraphics{https://evil.example/x.png}\\)',
    ].join(' '),
  )
  expect(html).not.toMatch(/<(a|img|script|style)\b|href=|src="/i)
})

test('a broken formula still shows its source', () => {
  expect(setFormulas('\\(\\frac{1}{\\)')).toContain('\\frac{1}{')
})

test.each([
  ['\\(2b\\cos A\\)', '<mi>b</mi>_<mi>cos</mi><mo>\u2061</mo>_<mi>A</mi>'],
  ['\\(\\sin(x)\\)', '<mi>sin</mi><mo>\u2061</mo><mo stretchy="false">('],
  ['\\(\\frac{a}{\\sin A}\\)', '<mi>a</mi><mrow><mi>sin</mi><mo>\u2061</mo>_<mi>A</mi>'],
])('a thin space sets the name of a function apart: %s', (tex, mathml) => {
  expect(setFormulas(tex)).toContain(mathml.replaceAll('_', '<mspace width="0.1667em"></mspace>'))
})
