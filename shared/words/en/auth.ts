import type { auth as model } from '../es/auth.ts'

export const auth: typeof model = {
  title: 'Sign in',
}
