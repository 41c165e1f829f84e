/** Says that the scripts did not start; they remove it. */
export const startNoteId = 'start-note'
