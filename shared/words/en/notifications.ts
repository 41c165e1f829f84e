import type { notifications as model } from '../es/notifications.ts'

export const notifications: typeof model = {
  title: 'Notifications',
}
