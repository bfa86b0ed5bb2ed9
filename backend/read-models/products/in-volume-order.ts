import { volumeOf } from '@/backend/modules/textbooks'
import { fold } from '@/contract/text'

/** The title without its volume: of one work all volumes have the same. */
const workOf = (title: string) =>
  fold(title).replace(/(?<![\s–—,:-])[\s–—,:-]*\btap (?:[a-z]+|\d+)\b/, '')

type Titled = { title: string; author: string }

/** Volumes of one work change places so that the first stands before the second; everything else stays where it is. */
export function inVolumeOrder<Card extends Titled>(cards: readonly Card[]): Card[] {
  const works = new Map<string, Card[]>()
  for (const card of cards) {
    if (volumeOf(card.title) === null) continue
    const work = workOf(card.title)
    works.set(work, [...(works.get(work) ?? []), card])
  }
  const sorted = new Map(
    [...works].map(([work, volumes]) => [
      work,
      volumes.toSorted((one, other) => (volumeOf(one.title) ?? 0) - (volumeOf(other.title) ?? 0)),
    ]),
  )
  return cards.map((card) =>
    volumeOf(card.title) === null ? card : (sorted.get(workOf(card.title))?.shift() ?? card),
  )
}
