import type { dashboard as model } from '../es/dashboard.ts'

export const dashboard: typeof model = {
  title: 'Price analyses',
}
