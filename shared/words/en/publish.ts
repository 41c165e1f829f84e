import type { publish as model } from '../es/publish.ts'

export const publish: typeof model = {
  title: 'Publish a property',
  editTitle: 'Edit property',
  mineTitle: 'My properties',
}
