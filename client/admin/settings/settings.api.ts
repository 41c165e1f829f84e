import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { queueApi } from '#shared/admin/queue.ts'
import { type AdminSettings, adminSettingsApi, type SettingsChange } from '#shared/admin/settings.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'

export const settingsQuery = queryOptions({
  queryKey: queryKey(adminSettingsApi.get),
  queryFn: ({ signal }) => call(adminSettingsApi.get, { signal }),
  // Forms start from the saved values.
  gcTime: 0,
})

export const rateQuery = queryOptions({
  queryKey: queryKey(adminSettingsApi.rate),
  queryFn: ({ signal }) => call(adminSettingsApi.rate, { signal }),
  staleTime: 0,
})

export const queueQuery = queryOptions({
  queryKey: queryKey(queueApi.get),
  queryFn: ({ signal }) => call(queueApi.get, { signal }),
  staleTime: 0,
})

export function useShowSettings(): (settings: Partial<AdminSettings>) => void {
  const client = useQueryClient()
  return (settings) => {
    client.setQueryData(settingsQuery.queryKey, (now) => now && { ...now, ...settings })
    void client.invalidateQueries({ queryKey: queryKey(settingsApi.public) })
    void client.invalidateQueries({ queryKey: ['api', 'admin', 'activities'] })
  }
}

export function useChangeSettings() {
  const show = useShowSettings()
  return useMutation({
    mutationFn: (body: SettingsChange) => call(adminSettingsApi.change, { body }),
    onSuccess: show,
  })
}
