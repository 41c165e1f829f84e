/** The measures of one card of the carousel: one and a bit on phones, four on wide screens. */
export const slideLook = 'mr-4 shrink-0 basis-[min(19rem,84%)] sm:mr-5'
