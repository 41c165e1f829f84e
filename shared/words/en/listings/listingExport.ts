import type { listingExport as es } from '#shared/words/es/listings/listingExport.ts'

export const listingExport: typeof es = {
  file: 'my-listings',
  id: 'Reference',
  status: 'Status',
  statuses: { active: 'Active', draft: 'Draft', reserved: 'Reserved', closed: 'Closed' },
  currency: 'Currency',
  latitude: 'Latitude',
  longitude: 'Longitude',
  photos: 'Photos',
  page: 'Page on the web',
  yes: 'Yes',
  no: 'No',
}
