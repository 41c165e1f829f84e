/** The row of the carousel's cards, and the measures of one: one and a bit on phones, up to four on wide screens. */
export const rowLook = '-ml-4 flex sm:-ml-5'
export const slideLook = 'min-w-0 shrink-0 basis-[86%] pl-4 sm:basis-1/2 sm:pl-5 md:basis-1/3 lg:basis-1/4'
