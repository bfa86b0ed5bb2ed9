/** The drawn cover of a book without a picture: always the same for the same id. */
export type CoverPlaceholder = {
  binding: number
  design: 'stamp' | 'label'
  ornament: 'lotus' | 'wave' | 'eave' | 'star'
}

const designs = ['label', 'stamp'] as const
const ornaments = ['lotus', 'wave', 'eave', 'star'] as const

// Neighbouring ids should not look alike.
const mix = (id: number) => Math.imul(id ^ 0x9e37, 0x85ebca6b) >>> 8

export function coverPlaceholderOf(id: number): CoverPlaceholder {
  const seed = mix(id)
  return {
    binding: (seed % 8) + 1,
    design: designs[(seed >>> 3) % designs.length] ?? 'stamp',
    ornament: ornaments[(seed >>> 6) % ornaments.length] ?? 'lotus',
  }
}
