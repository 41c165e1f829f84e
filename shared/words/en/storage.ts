import type { storage as model } from '#shared/words/es/storage.ts'

export const storage: typeof model = {
  notStored: 'This browser could not store it',
  notStoredText: 'Its storage is full or blocked. What you did stays here until you close the page.',
}
