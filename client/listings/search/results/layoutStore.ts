import { z } from 'zod/mini'
import { plainText, stored } from '#client/core/storage.ts'

export const layoutStore = stored('oga.layout', z.enum(['grid', 'list']), 'grid', plainText)
