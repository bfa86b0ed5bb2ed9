/** A card's own words are set on its cloth only now; of a course only the title has room. */
function setWords(cover: Element | null) {
  const card = cover?.closest('.book')
  const cloth = cover?.querySelector('.cloth:empty')
  if (!card || !cloth) return
  const plate = document.createElement('span')
  plate.classList.add('cloth-plate')
  for (const part of cover?.hasAttribute('data-wide') ? ['title'] : ['title', 'author']) {
    const line = document.createElement('span')
    line.classList.add(`cloth-${part}`)
    line.textContent = card.querySelector(`.book-${part}`)?.textContent ?? ''
    if (line.textContent !== '') plate.append(line)
  }
  cloth.append(plate)
}

/** One step down: from the small copy to the original, from the original to the cloth. Each address is asked for once. */
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
