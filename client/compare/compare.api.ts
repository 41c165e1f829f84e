import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSessionExpired } from '#client/auth/session.ts'
import { call } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { batchQuery } from '#client/listings/listings.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import type { Language } from '#shared/core/language.ts'
import { queryKey } from '#shared/core/queryKey.ts'

export function comparisonQuery(ids: readonly string[], language: Language) {
  return queryOptions({
    queryKey: queryKey(aiApi.compare, { query: { ids, language } }),
    queryFn: ({ signal }) => call(aiApi.compare, { body: { propertyIds: [...ids] }, signal }),
  })
}

/** `onDone` is not called once the page was left. */
export function useCompare(onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient()
  const { language } = useLanguage()
  const { compare: w, core } = useWords('compare', 'core')
  const isExpired = useSessionExpired()
  const [isPending, setPending] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function compare(ids: readonly string[]) {
    setPending(true)
    try {
      const { properties } = await client.fetchQuery(comparisonQuery(ids, language))
      client.setQueryData(batchQuery(ids).queryKey, properties)
      if (isShown.current) onDone(ids)
    } catch (error) {
      if (isShown.current && !isExpired(error))
        toast({ title: core.error, description: w.failed, variant: 'destructive' })
    }
    setPending(false)
  }

  return { isPending, compare: (ids: readonly string[]) => void compare(ids) }
}
