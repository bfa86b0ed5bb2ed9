import card from './card.module.css'
import styles from './cover.module.css'

/** Copies a card's title and author onto the drawn cover; a course has room for the title only. */
function setWords(cover: Element | null) {
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

/** Replaces a thumbnail that failed by the original, and the original by a drawn cover. Each URL is tried once. */
export function replaceBrokenCover(image: HTMLImageElement) {
  const [, listed] = /, (\S+) \S+$/.exec(image.srcset) ?? []
  const original = image.dataset.original ?? listed
  const failed = image.getAttribute('srcset') ? image.currentSrc : image.getAttribute('src')
  const failedOriginal =
    original !== undefined &&
    failed !== null &&
    (failed === original || failed === new URL(original, document.baseURI).href)
  image.removeAttribute('data-broken')
  image.removeAttribute('srcset')
  image.removeAttribute('sizes')
  if (original && !failedOriginal && image.dataset.cover === '') {
    image.dataset.cover = 'original'
    image.src = original
    return
  }
  image.dataset.cover = 'failed'
  image.hidden = true
  setWords(image.parentElement)
  image.parentElement?.setAttribute('data-bare', '')
}
