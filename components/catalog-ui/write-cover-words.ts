import card from './card.module.css'
import styles from './cover.module.css'

/** Copies a card's title and author onto the drawn cover of a picture that failed; a course has room for the title only. */
export function writeCoverWords(image: HTMLImageElement) {
  const cover = image.parentElement
  const place = cover?.closest(`.${card.card}`)
  const binding = cover?.querySelector(`.${styles.binding}:empty`)
  if (!place || !binding) return
  const plate = document.createElement('span')
  plate.className = styles.plate ?? ''
  for (const part of cover?.hasAttribute('data-wide')
    ? (['title'] as const)
    : (['title', 'author'] as const)) {
    const line = document.createElement('span')
    line.className = styles[part] ?? ''
    line.textContent = place.querySelector(`.${card[part]}`)?.textContent ?? ''
    if (line.textContent !== '') plate.append(line)
  }
  binding.append(plate)
}
