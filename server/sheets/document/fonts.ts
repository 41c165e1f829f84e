import { createRequire } from 'node:module'
import path from 'node:path'
import { isBuilt, serverFolder } from '#server/core/folders.ts'

/** All letters of Guaraní and the sign of its money, which the fonts of the pages lack. */
const cuts = { text: '400Regular', bold: '600SemiBold' } as const
export type Cut = keyof typeof cuts

export function sheetFont(cut: Cut): string {
  const file = `Inter_${cuts[cut]}.ttf`
  if (isBuilt) return path.join(serverFolder, 'fonts', file)
  const home = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
  return path.join(path.dirname(home), cuts[cut], file)
}

export const sheetFonts = (): string[] => [sheetFont('text'), sheetFont('bold')]
