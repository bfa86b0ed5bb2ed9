/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { Editor } from '@tiptap/core'
import { bookCard } from '@/components/office/documents/editor/book-card'
import { cleanPaste } from '@/components/office/documents/editor/clean-paste'
import { isLinkTarget, textExtensions } from '@/components/office/documents/editor/extensions'
import {
  forEditor,
  forShop,
  lostTags,
  picturesWithoutAlt,
} from '@/components/office/documents/editor/text-html'
import { hostileTexts } from '@/lib/format/hostile-texts'

/** A text after it was opened in the editor and saved. */
function saved(html: string): string {
  const editor = new Editor({
    extensions: textExtensions,
    content: forEditor(html),
    injectCSS: false,
  })
  const result = forShop(editor.getHTML())
  editor.destroy()
  return result
}

const pasted = (html: string) => saved(cleanPaste(html).html)

test.each([
  '<h2>Một</h2><p>Hai <strong>ba</strong> <em>bốn</em> <u>năm</u> <s>sáu</s></p>',
  '<p>H<sub>2</sub>O, x<sup>2</sup><br>dòng</p>',
  '<ul><li>Một<ul><li>Một rưỡi</li></ul></li><li>Hai</li></ul><ol><li>Ba</li></ol>',
  '<ol start="3"><li>Ba</li></ol>',
  '<blockquote><p>Trăm năm</p></blockquote><hr><p>Hết</p>',
  '<p><a href="/san-pham/1">Sách</a> và <a href="https://vi.wikipedia.org/">nơi khác</a></p>',
  '<figure><img src="/media/a.webp" alt="Bìa" width="600" height="900"><figcaption>Ảnh <em>bìa</em></figcaption></figure><p>Chữ</p>',
  '<figure><img src="/media/a.webp" alt=""></figure>',
  '<table><thead><tr><th scope="col">Tên</th><th scope="col">Giá</th></tr></thead><tbody><tr><td>A</td><td colspan="2">1</td></tr></tbody></table>',
  '<p>Miễn phí từ {{delivery.freeFrom}}</p>',
])('%s is kept as it is', (html) => {
  expect(saved(html)).toBe(html)
})

test.each([
  [
    '<p><img src="/media/a.webp" alt="A"></p>',
    '<figure><img src="/media/a.webp" alt="A"></figure>',
  ],
  ['<h1>Một</h1><h5>Hai</h5>', '<h2>Một</h2><h4>Hai</h4>'],
  ['<p>Một</p><p></p><p></p>', '<p>Một</p>'],
  ['<div><p>Một</p></div>', '<p>Một</p>'],
  ['<p style="color:red" class="x">Một</p>', '<p>Một</p>'],
])('%s becomes %s', (html, expected) => {
  expect(saved(html)).toBe(expected)
})

test('what would be lost is named, and pictures nobody described are counted', () => {
  expect(lostTags('<p>Một</p><details><summary>A</summary></details>')).toEqual([
    ...['details', 'summary'],
  ])
  expect(lostTags('<h2>Một</h2><table><tr><td>1</td></tr></table>')).toEqual([])
  expect(picturesWithoutAlt('<img src="/a" alt=""><img src="/b" alt="B"><img src="/c">')).toBe(2)
})

const item = (text: string, level: number, sign: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`

test('what comes from Word keeps its words and lists and loses its looks', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
    <!--StartFragment--><h1 style='font-size:20pt'>Thông báo</h1>
    <p class=MsoNormal style='text-align:justify'><b>Kính gửi</b> <span style='font-style:italic;color:#333'>quý khách</span><o:p>&nbsp;</o:p></p>
    ${item('Một', 1, '·')}${item('Một rưỡi', 2, 'o')}${item('Hai', 1, '·')}
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>${item('Ba', 1, '1.')}
    <img src="file:///C:/Temp/anh.png"><!--EndFragment--></body></html>`
  expect(cleanPaste(html).droppedPictures).toBe(1)
  expect(pasted(html).replace(/\s+/g, ' ')).toBe(
    [
      ...['<h2>Thông báo</h2>', '<p><strong>Kính gửi</strong> <em>quý khách</em></p>'],
      ...['<ul><li>Một<ul><li>Một rưỡi</li></ul></li><li>Hai</li></ul>'],
      '<ol><li>Ba</li></ol>',
    ].join(''),
  )
})

test('what comes from Google Docs is not bold all over', () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Đậm</span><span style="font-weight:400"> thường</span></p></b>'
  expect(pasted(html)).toBe('<p><strong>Đậm</strong> thường</p>')
})

const allowed = new Set(
  'a blockquote br em figcaption figure h2 h3 h4 hr img li ol p s strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
)
const attributes = new Set(
  'href title src alt width height colspan rowspan scope start type'.split(' '),
)

/** What should not be in a text, read as a browser reads it. */
function survivors(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.tagName.toLowerCase()) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name, value }) => {
        if (name === 'href') return !isLinkTarget(value)
        if (name === 'src') return !/^\/media\//.test(value)
        return !attributes.has(name)
      })
      .map(({ name, value }) => `${name}=${value}`),
  ])
}

test('what WebKit copies has spaces at which a line may break', () => {
  expect(
    pasted('<p>Một<span class="Apple-converted-space">&nbsp;</span>hai&nbsp;ba <b>bốn</b></p>'),
  ).toBe('<p>Một hai ba <strong>bốn</strong></p>')
})

test.each(hostileTexts)('nothing of %s survives a paste', (html) => {
  expect(survivors(pasted(html))).toEqual([])
})

test.each([
  ['/san-pham', true],
  ['https://sach.vn', true],
  ['mailto:a@sach.vn', true],
  ['tel:+84912345678', true],
  ['#muc-1', true],
  ['javascript:alert(1)', false],
  [' JaVaScRiPt:alert(1)', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['data:text/html,x', false],
  ['sach.vn', false],
])('whether a link may lead to %s: %s', (href, may) => {
  expect(isLinkTarget(href)).toBe(may)
})

test.each([
  [
    '/media/kieu.webp',
    '<figure><img src="/media/kieu.webp" alt="Bìa sách Truyện Kiều" width="160"><figcaption><a href="/san-pham/truyen-kieu-12">Truyện Kiều</a></figcaption></figure>',
  ],
  [null, '<p><a href="/san-pham/truyen-kieu-12">Truyện Kiều</a></p>'],
])('a book card with the picture %s is kept as it is put in', (originalUrl, html) => {
  const editor = new Editor({ extensions: textExtensions, injectCSS: false })
  const book = { id: 12, slug: 'truyen-kieu', productName: 'Truyện Kiều', originalUrl }
  editor.commands.insertContent(bookCard(book))
  expect(saved(forShop(editor.getHTML()))).toContain(html)
  editor.destroy()
})

const signOf = (text: string, font = 'Wingdings') =>
  `<![if !supportLists]><span style="font-family:${font}"><span style="mso-list:Ignore">${text}<span>&nbsp;&nbsp; </span></span></span><![endif]>`
const wordItem = (level: number, text: string, of = 'MsoNormal') =>
  `<p class="${of}" style="margin-left:36pt;text-indent:-18pt;mso-list:l0 level${level} lfo1">${text}</p>`

test.each([
  [
    'bullets of Word in paragraphs of any style',
    wordItem(1, `${signOf('§')}Một`) +
      wordItem(2, `${signOf('o', '"Courier New"')}Hai`) +
      wordItem(1, `${signOf('ü')}Ba`),
    '<ul><li>Một<ul><li>Hai</li></ul></li><li>Ba</li></ul>',
  ],
  [
    'bullets of Word that are saved as a filtered page',
    '<p class="MsoListParagraph" style="text-indent:-18pt"><span style="font-family:Wingdings">§<span>&nbsp;&nbsp;</span></span>Một</p><p class="MsoListParagraph"><span style="font-family:Symbol">·<span>&nbsp;</span></span>Hai</p>',
    '<ul><li>Một</li><li>Hai</li></ul>',
  ],
  [
    'a list that begins at five',
    wordItem(1, `${signOf('5.', 'Calibri')}Năm`) + wordItem(1, `${signOf('6.', 'Calibri')}Sáu`),
    '<ol start="5"><li>Năm</li><li>Sáu</li></ol>',
  ],
  [
    'numbers after bullets',
    wordItem(1, `${signOf('·', 'Symbol')}Một`) + wordItem(1, `${signOf('1.', 'Calibri')}Hai`),
    '<ul><li>Một</li></ul><ol><li>Hai</li></ol>',
  ],
  [
    'numbered headings',
    `<h2 style="mso-list:l1 level1 lfo2">${signOf('II.', 'Calibri')}Mở đầu</h2><p>Chữ</p>`,
    '<h2>II. Mở đầu</h2><p>Chữ</p>',
  ],
  [
    'a dot in front of a heading',
    `<h2 style="mso-list:l1 level1 lfo2">${signOf('·', 'Symbol')}Mở đầu</h2>`,
    '<h2>Mở đầu</h2>',
  ],
  [
    'signs of Word whose style goes over two lines',
    wordItem(1, `<span style="mso-list:\n Ignore">I.<span>&nbsp; </span></span>Một`),
    '<ol><li>Một</li></ol>',
  ],
  [
    'a list that begins anew',
    wordItem(1, `${signOf('1.', 'Calibri')}Một`) +
      wordItem(1, `${signOf('2.', 'Calibri')}Hai`) +
      wordItem(1, `${signOf('a)', 'Calibri')}Lại một`),
    '<ol><li>Một</li><li>Hai</li></ol><ol><li>Lại một</li></ol>',
  ],
  [
    'part of a list of Google Docs',
    '<b id="docs-internal-guid-1"><ol><ol><ol><li><p>Ba</p></li></ol></ol><li><p>Một</p></li></ol></b>',
    '<ol><li>Ba</li><li>Một</li></ol>',
  ],
  [
    'lists within lists of Google Docs',
    '<b id="docs-internal-guid-1"><ul><li><p>Một</p></li><ul><li><p>Hai</p></li></ul><li><p>Ba</p></li></ul></b>',
    '<ul><li>Một<ul><li>Hai</li></ul></li><li>Ba</li></ul>',
  ],
  [
    'what is struck through',
    '<p><span style="text-decoration:line-through">cũ</span> <span style="text-decoration:underline line-through">hai</span> mới</p>',
    '<p><s>cũ</s> <s><u>hai</u></s> mới</p>',
  ],
])('%s come over', (_, html, expected) => {
  expect(pasted(html)).toBe(expected)
})
