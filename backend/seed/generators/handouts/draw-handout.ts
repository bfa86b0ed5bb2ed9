import { Pdf } from '@/backend/seed/generators/handouts/pdf'
import { breakLines, type Face } from '@/backend/seed/generators/lettering'
import type { Handout } from '@/backend/seed/learning/handouts'

const LEFT = 62
const RIGHT = 533
const BOTTOM = 790
const RULE = 25

/** The sheet as a PDF of one A4 page. */
export function drawHandout({ title, intro, tasks }: Handout): Buffer {
  const page = new Pdf(title)
  page.box(0, 0, 16, 842, '#b4321f')
  let y = 76
  const write = (text: string, face: Face, size: number, color: string, indent = 0) => {
    for (const line of breakLines(text, face, size, RIGHT - LEFT - indent)) {
      page.text(line, LEFT + indent, y, face, size, color)
      y += size * 1.5
    }
  }
  write(title, 'serif', 22, '#1d2230')
  write(intro, 'sans', 10.5, '#5a5f6e')
  y += 8
  page.text('Họ và tên:', LEFT, y, 'sans', 10.5, '#1d2230')
  page.rule(LEFT + 62, y + 2, 400)
  page.text('Lớp:', 412, y, 'sans', 10.5, '#1d2230')
  page.rule(440, y + 2, RIGHT)
  y += 34
  const ruled = tasks.reduce((sum, { lines }) => sum + lines, 0)
  const spare = BOTTOM - y - tasks.length * 34
  // Long sheets move their lines closer, so that every task stands on the one page.
  const step = Math.min(RULE, Math.max(15, spare / Math.max(1, ruled)))
  tasks.forEach(({ text, lines }, at) => {
    page.text(`${at + 1}.`, LEFT, y, 'sans-bold', 11.5, '#b4321f')
    write(text, 'sans', 11.5, '#1d2230', 22)
    for (let line = 0; line < lines; line++) {
      y += step - (line === 0 ? 6 : 0)
      page.rule(LEFT + 22, y, RIGHT)
    }
    y += 22
  })
  if (y > 836) throw new Error(`The handout “${title}” does not fit its page`)
  page.text('Hiên Sách · tờ in kèm bài học', LEFT, 824, 'sans', 8.5, '#8a8f9c')
  return page.bytes()
}
