import type { Feature } from '#server/core/feature.ts'
import { inquiriesData } from './inquiries.personal.ts'

export const inquiriesFeature: Feature<unknown> = {
  name: 'inquiries',
  personalData: inquiriesData,
  create: () => ({}),
}
