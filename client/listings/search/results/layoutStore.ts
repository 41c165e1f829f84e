import { z } from 'zod/mini'
import { plainText, stored } from '#client/core/storage.ts'

/** Whether the reader likes results side by side or one below the other. */
export const layoutStore = stored('oga.layout', z.enum(['grid', 'list']), 'grid', plainText)
