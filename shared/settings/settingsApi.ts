import { endpoint } from '#shared/core/endpoint.ts'
import { mapSettings, publicSettings } from './settings.ts'

export const settingsApi = {
  public: endpoint('GET', '/api/settings/public', {
    summary: 'Settings that the site shows',
    answer: publicSettings,
    cache: 'public',
  }),
  map: endpoint('GET', '/api/settings/map', {
    summary: 'Where maps of the site take their style from',
    answer: mapSettings,
    cache: 'public',
  }),
}
