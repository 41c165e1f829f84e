import { answerTasks } from '#server/core/threads/answerTasks.ts'
import type { Pictures, Sheet } from '#server/sheets/content/sheet.ts'
import { writeComparison } from './writeComparison.ts'
import { writePortrait } from './writePortrait.ts'
import { writePoster } from './writePoster.ts'

export interface SheetTask {
  sheet: Sheet
  pictures: Pictures
}

function write({ sheet, pictures }: SheetTask): Promise<Uint8Array<ArrayBuffer>> {
  switch (sheet.form) {
    case 'portrait':
      return writePortrait(sheet, pictures)
    case 'comparison':
      return writeComparison(sheet, pictures)
    case 'poster':
      return writePoster(sheet, pictures)
  }
}

answerTasks<SheetTask, Uint8Array<ArrayBuffer>>(write, ({ buffer }) => buffer)
