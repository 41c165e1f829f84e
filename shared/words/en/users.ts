import type { users as model } from '../es/users.ts'

export const users: typeof model = {
  title: 'My profile',
  settingsTitle: 'Settings',
  ownerTitle: 'Lister',
}
