import { answerTasks } from '#server/core/threads/answerTasks.ts'
import type { Pictures, Sheet } from '#server/sheets/content/sheet.ts'
import { writeComparison } from './writeComparison.ts'
import { writeListing } from './writeListing.ts'

export interface SheetTask {
  sheet: Sheet
  pictures: Pictures
}

answerTasks<SheetTask, Uint8Array<ArrayBuffer>>(
  ({ sheet, pictures }) =>
    sheet.form === 'listing' ? writeListing(sheet, pictures) : writeComparison(sheet, pictures),
  ({ buffer }) => buffer,
)
