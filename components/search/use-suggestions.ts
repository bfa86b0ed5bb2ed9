'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchSuggestions } from '@/components/search/fetch-suggestions'
import type { SearchType } from '@/lib/routes/paths'

const DEBOUNCE_MS = 300

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const nothing: Awaited<ReturnType<typeof fetchSuggestions>> = []

/**
 * Suggestions for what has been typed; none for a blank field or after an error. `noneFound` needs an
 * answer about this very text.
 */
export function useSuggestions(typed: string, type: SearchType) {
  const text = useSettled(typed.normalize('NFC').trim())
  const isAsking = text.length > 1
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['suggestions', type, text],
    queryFn: () => fetchSuggestions(text, type),
    enabled: isAsking,
    staleTime: 60_000,
    // Earlier suggestions stay visible until the next answer.
    placeholderData: (previous) => previous,
    retry: false,
    meta: { quiet: true },
  })
  const items = (isAsking && data) || nothing
  const isAnswered = isAsking && data !== undefined && !isPlaceholderData
  return { items, isSureOfNone: isAnswered && items.length === 0 }
}
