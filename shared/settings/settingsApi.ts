import { endpoint } from '#shared/core/endpoint.ts'
import { publicSettings } from './settings.ts'

export const settingsApi = {
  public: endpoint('GET', '/api/settings/public', {
    summary: 'Settings that the site shows',
    answer: publicSettings,
    cache: 'public',
  }),
}
