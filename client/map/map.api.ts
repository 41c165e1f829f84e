import { endpointQuery } from '#client/core/queryClient.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'

/** Where the base map comes from. */
export const mapSettingsQuery = { ...endpointQuery(settingsApi.map), staleTime: Number.POSITIVE_INFINITY }
