import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#client/core/queryClient.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'

/** True until known. */
export function useSendsMail(): boolean {
  const { data } = useQuery(endpointQuery(settingsApi.public))
  return data?.sendsMail ?? true
}
