/** The element that says that the page's scripts did not start; they remove it. */
export const startNoteId = 'start-note'
