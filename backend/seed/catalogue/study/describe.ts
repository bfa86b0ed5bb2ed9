import { closings, copybookClosings, exactClosings, levelOf } from './closings'
import { middles } from './middles'
import { type Facts, openings } from './openings'
import type { Kind, Planned } from './plan'
import { type SubjectKey, subjects, topicsOf } from './subjects'

const paragraph = (text: string) => `<p>${text}</p>`
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T
const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

const LAST = middles.length - 1

const exact: readonly SubjectKey[] = ['toan', 'vat-li', 'hoa-hoc', 'sinh-hoc', 'dia-li']
/** Books about one thing say it in their opening; the list of the year would be untrue of them. */
const single: readonly Kind[] = ['luyen-viet', 'viet-doan', 'chuyen-de']

export type Description = { html: string; voices: readonly string[]; ending: string }

/** The part of the year this book covers, beginning elsewhere for each kind. */
function topicsFor({ subject, grade, kind, volume }: Planned): readonly string[] {
  const list = topicsOf(subject, grade)
  const half = Math.ceil(list.length / 2)
  if (volume === 1) return list.slice(0, half)
  if (volume === 2) return list.slice(half)
  return rotated(list, { 'bai-tap': 1, de: 2 }[kind as string] ?? 0)
}

const endingsFor = ({ subject, grade, kind }: Planned): readonly string[] => {
  if (kind === 'luyen-viet') return copybookClosings
  const level = levelOf(grade)
  return level === 'upper' && exact.includes(subject)
    ? [...exactClosings, ...closings.upper]
    : closings[level]
}

/** Two to three paragraphs; `turn` is the book's place in the plan, so that neighbours always take different words. */
export function describe(
  planned: Planned,
  turn: number,
  count: number,
  lastEnding: string,
): Description {
  const { subject, grade, kind, volume } = planned
  const topics = topicsFor(planned)
  const facts: Facts = { subject: subjects[subject].name, grade, topics, count, volume }
  const middle = topics.length < 3 ? (turn % 2) * LAST : 1 + (turn % (LAST - 1))
  // Two topics make a poor chain: they take the first and the last way of saying, which nobody else takes.
  const content = single.includes(kind) ? '' : at(middles, middle)(facts)
  const ending = at(
    endingsFor(planned).filter((one) => one !== lastEnding),
    turn * 3,
  )
  return {
    html: paragraph(at(openings[kind], turn)(facts)) + content + paragraph(ending),
    voices: [
      `${kind} ${turn % openings[kind].length}`,
      ...(content ? [`middle ${middle}`] : []),
      ending,
    ],
    ending,
  }
}
