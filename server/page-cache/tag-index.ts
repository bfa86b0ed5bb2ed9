/** Which keys bear which tags. */
export function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>()
  const tagsByKey = new Map<string, readonly string[]>()

  const remove = (key: string) => {
    for (const tag of tagsByKey.get(key) ?? []) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    tagsByKey.delete(key)
  }

  const add = (key: string, tags: readonly string[]) => {
    remove(key)
    tagsByKey.set(key, tags)
    for (const tag of tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
  }

  const keysOf = (tags: readonly string[]) => [
    ...new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
  ]

  return { add, remove, keysOf }
}
