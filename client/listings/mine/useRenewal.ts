import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { publishingApi } from '#shared/listings/publishing.ts'

/** Renews the listing that a reminder's URL names, then removes it from the URL. */
export function useRenewal(): void {
  const id = new URLSearchParams(useSearch()).get('renew') ?? undefined
  const client = useQueryClient()
  const words = useWords('core', 'mine')
  const [, navigate] = useLocation()
  const renewedId = useRef<string>(undefined)
  const renew = useEffectEvent((id: string) => {
    if (renewedId.current === id) return
    renewedId.current = id
    navigate(paths.mine, { replace: true })
    const { mine: w } = words
    call(publishingApi.renew, { params: { id } })
      .then(() => {
        const [title, description] = w.done.renew
        toast({ title, description })
        return client.invalidateQueries({ queryKey: ['api', 'listings'] })
      })
      .catch((error: unknown) =>
        toast({
          title: words.core.error,
          description: failureText(error, w.failed),
          variant: 'destructive',
        }),
      )
  })
  useEffect(() => {
    if (id !== undefined) renew(id)
  }, [id])
}
